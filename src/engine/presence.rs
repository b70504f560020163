//! Who is at a table with real cards: between deals a player sits out, comes back, or leaves for good (RULES 9.2.21).
//!
//! A player who is not there is not dealt in, and lends, buys and votes no more. His chips stay at his place, because they
//! are what he has won or lost.

use super::action::Action;
use super::ask::{Ask, Between};
use super::event::Event;
use super::illegal::{Illegal, PresenceIllegal};
use super::model::{Dealer, Table};
use super::seat::{Presence, Seat};
use super::{driver, vote};

impl Action {
    /// Whether a player may do so between two deals, with no deal in hand: to buy in, to ask for doubled limits, to come
    /// or go.
    #[must_use]
    pub fn needs_no_deal(self) -> bool {
        matches!(
            self,
            Action::BuyIn(_) | Action::Double | Action::Presence(_)
        )
    }
}

impl Table {
    /// Whether the player at this seat is at the table. Nobody sits at a seat that there is not.
    #[must_use]
    pub fn presence(&self, seat: Seat) -> Presence {
        self.place(seat)
            .map_or(Presence::Left, |place| place.presence)
    }

    /// Refuses what only players do who are there.
    pub(super) fn check_here(&self, seat: Seat) -> Result<(), Illegal> {
        match self.presence(seat) {
            Presence::Here => Ok(()),
            Presence::Away => Err(PresenceIllegal::IsAway.into()),
            Presence::Left => Err(PresenceIllegal::HasLeft.into()),
        }
    }
}

/// Whether a player may now sit out, come back, or leave.
pub(super) fn check(table: &Table, seat: Seat, to: Presence) -> Result<(), Illegal> {
    let Some(place) = table.place(seat) else {
        return Err(Illegal::NoSuchSeat);
    };
    if !table.rules.real_cards {
        return Err(PresenceIllegal::PageDeals.into());
    }
    match table.ask {
        Ask::Over => return Err(Illegal::SittingOver),
        Ask::Agree { on, .. } => return Err(vote::must_answer(on)),
        // A record, in which deals begin by themselves, need not say on which side of a deal without acts this stands.
        Ask::Deal { .. } | Ask::ChooseGame { .. } if table.deals == 0 || has_acts(table) => {}
        _ => return Err(PresenceIllegal::NotNow.into()),
    }
    let able = table.able();
    let others = able.len() - usize::from(able.contains(seat));
    let owes = || table.debts.iter().any(|debt| debt.debtor == seat);
    let why = match (place.presence, to) {
        (Presence::Left, _) => PresenceIllegal::HasLeft,
        (now, to) if now == to => PresenceIllegal::Already,
        (_, Presence::Here) => return Ok(()),
        _ if table.keeper() == Some(seat) => PresenceIllegal::KeepsHand,
        (_, Presence::Left) if owes() => PresenceIllegal::Owes,
        _ if others < table.rules.least_seats() => PresenceIllegal::TooFewLeft,
        _ => return Ok(()),
    };
    Err(why.into())
}

/// Whether somebody has acted in the last deal, if only to say whose cards are best.
fn has_acts(table: &Table) -> bool {
    let asks = |event: &Event| matches!(event, Event::Asked(ask) if ask.seat().is_some());
    table.history.iter().any(asks)
}

/// Plays a checked act. Another player may deal next, or the agreed rounds may be over.
pub(super) fn act(dealer: &mut Dealer, seat: Seat, to: Presence) {
    let Some(back) = Between::of(dealer.table().ask) else {
        return;
    };
    dealer.emit(Event::Presence { seat, to });
    driver::go_on_between(dealer, back);
}
