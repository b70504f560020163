//! The result of covered pots (RULES 5, O13).

use super::teller::Teller;
use crate::app::words::pot_goes;
use crate::engine::{Event, Purse, Seat};

impl Teller<'_> {
    /// A sentence for each pot: who covered it, and who won it. None for a single pot, which the headline tells.
    pub(super) fn pots(&self) -> Vec<String> {
        let paid = self.history.iter().filter_map(|event| match event {
            Event::Paid {
                from: Purse::Pot(pot),
                to: Purse::Seat(seat),
                chips,
            } => Some((*pot, *seat, *chips)),
            _ => None,
        });
        let line = |(pot, seat, chips): (u8, Seat, u64)| {
            let history = self.history.iter().cloned();
            pot_goes(history, pot, seat, chips, |seat| self.name(seat))
        };
        paid.filter_map(line).collect()
    }
}
