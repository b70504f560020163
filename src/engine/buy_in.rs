//! Buying in: chips from outside (RULES 1.2, O15 to O17).
//!
//! A player adds money between deals, under `table_stakes: "agreed"` if all others with chips agree. Unless table stakes
//! are played, he may also do so during a deal, after its first action, but not while he waits for a pot that he has
//! covered. Nobody buys in between a deal's cards and its first action, nor after a deal without actions. So a record, in
//! which deals begin by themselves, need not say on which side of a deal a purchase stands. A sitting that is over stays
//! over.

use super::ground::capacity::MOST_CHIPS;
use super::ground::chips::Chips;
use super::ground::money::TableStakes;
use super::ground::seat::{Seat, SeatSet, Standing};
use super::model::{Dealer, Table};
use super::sums::action::Choice;
use super::sums::ask::{Ask, Between, Motion};
use super::sums::event::Event;
use super::sums::illegal::Illegal;
use super::{driver, vote};

impl Table {
    /// What this seat may buy in for now. It is no move of the game, so it is not among [`Table::choices`];
    /// [`Table::play`] accepts it as [`Action::BuyIn`](super::Action::BuyIn).
    #[must_use]
    pub fn buy_in(&self, seat: Seat) -> Option<Choice> {
        let (least, most) = bounds(self, seat);
        check(self, seat, least)
            .is_ok()
            .then_some(Choice::BuyIn { least, most })
    }

    /// All chips ever brought to the table. The stacks, the pots and the bank's winnings ([`Table::bank`]) always
    /// sum to it.
    #[must_use]
    pub fn brought(&self) -> Chips {
        self.brought
    }

    /// The player whose bet of his last chips ended the betting as a cover does. He has bet and not covered, so he may
    /// buy in again if he loses (RULES 9.1, `last_chips`).
    pub(super) fn bet_last_chips(&self) -> Option<Seat> {
        let at = |event: &Event| matches!(event, Event::Covered { .. });
        let covered = self.history.iter().rposition(at)?;
        match self.history.get(..=covered)? {
            [.., Event::Bet { seat, .. }, Event::Covered { seat: by, .. }] => {
                Some(*seat).filter(|seat| seat == by)
            }
            _ => None,
        }
    }
}

/// The least amount that brings the seat's stack to the table's minimum, and the most that can be counted.
fn bounds(table: &Table, seat: Seat) -> (Chips, Chips) {
    let minimum = table.rules.money.table_minimum;
    let least = minimum.saturating_sub(table.chips(seat)).max(1);
    (least, MOST_CHIPS - table.brought.min(MOST_CHIPS))
}

/// Whether a seat may buy in for this amount now.
pub(super) fn check(table: &Table, seat: Seat, chips: Chips) -> Result<(), Illegal> {
    let Some(place) = table.place(seat) else {
        return Err(Illegal::NoSuchSeat);
    };
    table.check_here(seat)?;
    let money = &table.rules.money;
    let is_voted_on = money.table_stakes == TableStakes::Agreed;
    match table.ask {
        Ask::Over => return Err(Illegal::SittingOver),
        Ask::Deal { .. } if decided_itself(table) => return Err(Illegal::NothingDoneYet),
        Ask::Deal { .. } | Ask::ChooseGame { .. } => {}
        // The vote comes first, unless a purchase needs none.
        Ask::Agree { on, .. } if is_voted_on || !matches!(on, Motion::Game(_)) => {
            return Err(vote::must_answer(on));
        }
        Ask::Agree { .. } => {}
        _ if matches!(place.standing, Standing::Covered(_)) => return Err(Illegal::HasCovered),
        _ if money.table_stakes != TableStakes::Off => return Err(Illegal::TableStakes),
        _ if nothing_done(table) => return Err(Illegal::NothingDoneYet),
        _ => {}
    }
    if place.broke_by_cover && !money.rebuy_after_cover_loss {
        return Err(Illegal::BrokeByCover);
    }
    if table.refused_buyers.contains(seat) {
        return Err(Illegal::BuyInRefused);
    }
    let (least, most) = bounds(table, seat);
    if chips > most {
        Err(Illegal::BuyInTooLarge { most })
    } else if chips < least {
        Err(Illegal::BuyInTooSmall { least })
    } else {
        Ok(())
    }
}

/// Whether the deal still waits for its first action. An answer about real cards is none.
fn nothing_done(table: &Table) -> bool {
    let first = table.history.iter().position(asks);
    first.is_none_or(|at| at + 1 == table.history.len())
}

/// Whether a player is asked to act.
fn asks(event: &Event) -> bool {
    match event {
        Event::Asked(Ask::Declare { .. }) => false,
        Event::Asked(ask) => ask.seat().is_some(),
        _ => false,
    }
}

/// Whether nobody was asked anything in the last deal. A blind hand is kept then, so no game is chosen after it.
/// Before the first deal any number of purchases is possible.
pub(super) fn decided_itself(table: &Table) -> bool {
    table.deals > 0 && !table.history.iter().any(asks)
}

/// Buys in, after the check; or puts it to the others who have chips (RULES 9.2.19).
pub(super) fn act(dealer: &mut Dealer, seat: Seat, chips: Chips) {
    let table = dealer.table();
    let has_say = |other: &Seat| {
        *other != seat && table.chips(*other) > 0 && table.check_here(*other).is_ok()
    };
    let voters: SeatSet = table.seats().filter(has_say).collect();
    let is_voted_on = table.rules.money.table_stakes == TableStakes::Agreed;
    let back = Between::of(table.ask).filter(|_| is_voted_on && !voters.is_empty());
    let is_asked = back
        .is_some_and(|back| vote::put(dealer, seat, Motion::BuyIn(chips), voters, back).is_none());
    if !is_asked {
        driver::bring(dealer, seat, chips);
    }
}
