//! The dealer, through which rule code changes a table.

use super::Chips;
use super::ask::Ask;
use super::event::{Event, Purse};
use super::rules::Rules;
use super::seat::Seat;
use super::table::Table;

/// Applies events to a table and stores them. Rule code reads the table through [`Dealer::table`] and cannot change
/// it otherwise.
pub(super) struct Dealer<'t> {
    table: &'t mut Table,
    rules: &'t Rules,
}

impl<'t> Dealer<'t> {
    /// `rules` are those of the table.
    pub fn new(table: &'t mut Table, rules: &'t Rules) -> Dealer<'t> {
        Dealer { table, rules }
    }

    /// The rules when the dealer was made. They can be read while the table changes.
    pub fn rules(&self) -> &'t Rules {
        self.rules
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
        self.pay_to(seat, newest as u8, chips);
    }

    /// Pays a pot in equal shares; odd chips go one each to the first of these.
    pub fn split(&mut self, pot: u8, among: &[Seat]) {
        let chips = self.table.pots.get(usize::from(pot)).copied().unwrap_or(0);
        let Some(share) = chips.checked_div(among.len() as u64) else {
            return;
        };
        for (nth, &seat) in among.iter().enumerate() {
            let odd = u64::from((nth as u64) < chips % among.len() as u64);
            self.pay_out(pot, seat, share + odd);
        }
    }

    /// Moves chips from a player to a pot.
    pub fn pay_to(&mut self, seat: Seat, pot: u8, chips: Chips) {
        if chips > 0 {
            self.emit(Event::Paid {
                from: Purse::Seat(seat),
                to: Purse::Pot(pot),
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
