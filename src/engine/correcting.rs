//! Putting chips right at a table with real cards: when it may be done, and what it does (RULES 9.2.21).

use super::ground::chips::Chips;
use super::ground::correction::{Correction, Way};
use super::ground::purse::Purse;
use super::ground::seat::Seat;
use super::model::{Dealer, Table};
use super::presence::has_acts;
use super::sums::ask::{Ask, Between};
use super::sums::event::Event;
use super::sums::illegal::{CorrectionIllegal, Illegal, PresenceIllegal};
use super::{driver, vote};

/// Whether these chips of a player may be put right now.
pub(super) fn check(table: &Table, seat: Seat, correction: Correction) -> Result<(), Illegal> {
    let Some(place) = table.place(seat) else {
        return Err(Illegal::NoSuchSeat);
    };
    if !table.rules.real_cards {
        return Err(PresenceIllegal::PageDeals.into());
    }
    match table.ask {
        Ask::Over => return Err(Illegal::SittingOver),
        Ask::Agree { on, .. } => return Err(vote::must_answer(on)),
        // A record need not say on which side of a deal without acts this stands.
        Ask::Deal { .. } | Ask::ChooseGame { .. } if table.deals == 0 || has_acts(table) => {}
        _ => return Err(CorrectionIllegal::NotNow.into()),
    }
    let most = match correction.way {
        Way::ToPlayer(to) if table.place(to).is_none() => return Err(Illegal::NoSuchSeat),
        Way::ToPlayer(to) if to == seat => return Err(CorrectionIllegal::ToNobodyElse.into()),
        Way::FromPot => table.pot(),
        Way::ToPlayer(_) | Way::ToPot => place.chips,
    };
    let least_kept = table.rules.least_to_play();
    match correction.chips {
        0 => Err(CorrectionIllegal::NoChips.into()),
        chips if chips > most => Err(CorrectionIllegal::TooMany { most }.into()),
        // His hand belongs to the next deal.
        chips
            if correction.way != Way::FromPot
                && table.keeper() == Some(seat)
                && most - chips < least_kept =>
        {
            Err(CorrectionIllegal::KeeperCannotPay { ante: least_kept }.into())
        }
        _ => Ok(()),
    }
}

/// Puts checked chips right. Another player may deal next, or too few can pay for a deal.
pub(super) fn act(dealer: &mut Dealer, seat: Seat, correction: Correction) {
    let Some(back) = Between::of(dealer.table().ask) else {
        return;
    };
    let Correction { way, chips, why } = correction;
    let player = Purse::Seat(seat);
    match way {
        Way::ToPlayer(to) => dealer.emit(Event::PutRight {
            from: player,
            to: Purse::Seat(to),
            chips,
            why,
        }),
        Way::ToPot => dealer.emit(Event::PutRight {
            from: player,
            to: Purse::Pot(0),
            chips,
            why,
        }),
        Way::FromPot => {
            let pots = dealer.table().pots.clone();
            let mut left = chips;
            for (pot, held) in (0..).zip(pots) {
                let chips = held.min(left);
                left -= chips;
                if chips > 0 {
                    dealer.emit(Event::PutRight {
                        from: Purse::Pot(pot),
                        to: player,
                        chips,
                        why,
                    });
                }
            }
        }
    }
    driver::go_on_between(dealer, back);
}

impl Table {
    /// Moves chips that are put right. What lies in a pot between two deals stays there for the next.
    pub(super) fn put_right(&mut self, from: Purse, to: Purse, chips: Chips) {
        self.pay(from, to, chips);
        self.carried.clone_from(&self.pots);
        // He has not lost everything after all.
        if let Purse::Seat(seat) = to
            && let Some(place) = self.place_mut(seat)
        {
            place.broke_by_cover = false;
        }
    }
}
