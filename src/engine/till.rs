//! Buying in: chips from outside (RULES 1.2, O15 to O17).
//!
//! A player adds money between deals, or, unless the school plays table stakes, at any moment of a deal
//! once its first action is done; not while he waits for the pot he has covered. Between a deal's cards and
//! its first action nobody does, nor after a deal that had none: so a record, where a deal begins by itself,
//! need not say on which side of the deal a purchase stands. Once the sitting is over it stays over: who wants to go on with others who
//! are broke too buys in while a deal can still come.

use super::Chips;
use super::action::Choice;
use super::ask::Ask;
use super::dealer::Dealer;
use super::driver;
use super::event::{Event, Purse};
use super::illegal::Illegal;
use super::seat::{Seat, Standing};
use super::setup::MOST_CHIPS;
use super::table::Table;

impl Table {
    /// What this seat may buy in for now. It is no move of the game, and so not among [`Table::choices`];
    /// [`Table::play`] takes it as [`Action::BuyIn`](super::Action::BuyIn).
    #[must_use]
    pub fn buy_in(&self, seat: Seat) -> Option<Choice> {
        let (least, most) = bounds(self, seat);
        check(self, seat, least)
            .is_ok()
            .then_some(Choice::BuyIn { least, most })
    }

    /// All chips ever brought to the table: always what the stacks and the pots hold together, with what the house has
    /// won ([`Table::house`]).
    #[must_use]
    pub fn brought(&self) -> Chips {
        self.brought
    }
}

/// The least that brings the seat's stack to the table's minimum, and the most that can be counted.
fn bounds(table: &Table, seat: Seat) -> (Chips, Chips) {
    let minimum = table.rules.money.table_minimum;
    let least = minimum.saturating_sub(table.chips(seat)).max(1);
    (least, MOST_CHIPS - table.brought.min(MOST_CHIPS))
}

/// Whether a seat may buy in for so much now.
pub(super) fn check(table: &Table, seat: Seat, chips: Chips) -> Result<(), Illegal> {
    let Some(place) = table.place(seat) else {
        return Err(Illegal::NoSuchSeat);
    };
    let money = &table.rules.money;
    match table.ask {
        Ask::Over => return Err(Illegal::SittingOver),
        Ask::Deal { .. } if decided_itself(table) => return Err(Illegal::NothingDoneYet),
        Ask::Deal { .. } | Ask::Call { .. } => {}
        _ if matches!(place.standing, Standing::Covered(_)) => return Err(Illegal::HasCovered),
        _ if money.table_stakes => return Err(Illegal::TableStakes),
        _ if nothing_done(table) => return Err(Illegal::NothingDoneYet),
        _ => {}
    }
    if place.broke_by_cover && !money.rebuy_after_cover_loss {
        return Err(Illegal::BrokeByCover);
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

/// Whether the deal still waits for its first action: nothing has happened since it first asked.
fn nothing_done(table: &Table) -> bool {
    let asked = |event: &Event| matches!(event, Event::Asked(_));
    let first = table.history.iter().position(asked);
    first.is_some_and(|at| at + 1 == table.history.len())
}

/// Whether the last deal was one in which nobody was asked anything. A blind hand is kept then, so that no
/// game is named after it. Before the first deal there is none, and there may be any number of purchases.
fn decided_itself(table: &Table) -> bool {
    let asked = |event: &Event| matches!(event, Event::Asked(ask) if ask.seat().is_some());
    table.deals > 0 && !table.history.iter().any(asked)
}

/// Does what has been checked.
pub(super) fn act(dealer: &mut Dealer, seat: Seat, chips: Chips) {
    dealer.emit(Event::Paid {
        from: Purse::Outside,
        to: Purse::Seat(seat),
        chips,
    });
    driver::bought_in(dealer);
}
