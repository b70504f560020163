//! The one hand that changes a table: rule code tells it what happened, and it sees to the rest.

use super::Chips;
use super::ask::Ask;
use super::event::{Event, Purse};
use super::seat::Seat;
use super::table::Table;

/// Applies each event and keeps it. Rule code reads the table through [`Dealer::table`] and cannot
/// change it otherwise.
pub(super) struct Dealer<'t> {
    table: &'t mut Table,
}

impl<'t> Dealer<'t> {
    pub fn new(table: &'t mut Table) -> Dealer<'t> {
        Dealer { table }
    }

    pub fn table(&self) -> &Table {
        self.table
    }

    pub fn emit(&mut self, event: Event) {
        self.table.change(&event);
        self.table.history.push(event);
    }

    pub fn ask(&mut self, ask: Ask) {
        self.emit(Event::Asked(ask));
    }

    /// Moves chips from a player to the newest pot.
    pub fn pay_in(&mut self, seat: Seat, chips: Chips) {
        let newest = self.table.pots.len() - 1;
        if chips > 0 {
            self.emit(Event::Paid {
                from: Purse::Seat(seat),
                to: Purse::Pot(newest as u8),
                chips,
            });
        }
    }

    /// Moves chips from a pot to a player.
    pub fn pay_out(&mut self, pot: u8, seat: Seat, chips: Chips) {
        if chips > 0 {
            self.emit(Event::Paid {
                from: Purse::Pot(pot),
                to: Purse::Seat(seat),
                chips,
            });
        }
    }
}
