//! The result of covered pots (RULES 5, O13).

use super::teller::Teller;
use crate::app::i18n::say;
use crate::engine::{Event, Purse, Seat};

impl Teller<'_> {
    /// A sentence for each pot: who covered it, and who won it. None for a single pot, which the headline tells.
    pub(super) fn pots(&self) -> Vec<String> {
        let covered = self.history.iter().filter_map(|event| match event {
            Event::Covered { seat, .. } => Some(*seat),
            _ => None,
        });
        let covered: Vec<Seat> = covered.collect();
        if covered.is_empty() {
            return Vec::new();
        }
        let paid = self.history.iter().filter_map(|event| match event {
            Event::Paid {
                from: Purse::Pot(pot),
                to: Purse::Seat(seat),
                chips,
            } => Some((covered.get(usize::from(*pot)), *seat, *chips)),
            _ => None,
        });
        let line = |(by, seat, chips): (Option<&Seat>, Seat, u64)| match by {
            Some(by) if *by == seat => say::own_covered_pot_goes(&self.name(seat), chips),
            Some(by) => say::covered_pot_goes(&self.name(seat), chips, &self.name(*by)),
            None => say::last_pot_goes(&self.name(seat), chips),
        };
        paid.map(line).collect()
    }
}
