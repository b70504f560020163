//! Who has won a deal, in a sentence.

use super::{Teller, in_one};
use crate::app::i18n::say;
use crate::app::words::{change, signed};
use crate::cards::sort_few;
use crate::engine::{Ending, Seat};

impl Teller<'_> {
    /// Who has won the deal, without a full stop: whoever has more chips than before it, the most first. Where nobody has,
    /// everybody who took chips from a pot. Where each stake has a line of its own, whoever has won most.
    pub(super) fn headline(&self, won: &[(Seat, u64)], how: Ending) -> String {
        if won.is_empty() {
            let nobody = || say::NOBODY_WON.get().into();
            return self.carried_chips().map_or_else(nobody, say::pot_stays);
        }
        let mut first: Vec<(Seat, u64)> = won.to_vec();
        if won.iter().any(|(seat, _)| self.gains(*seat)) {
            first.retain(|(seat, _)| self.gains(*seat));
        }
        sort_few(&mut first, |(seat, _)| -change(self.view, *seat));
        if are_stakes_told(how) {
            let most = first.first().map(|(seat, _)| change(self.view, *seat));
            first.retain(|(seat, _)| Some(change(self.view, *seat)) == most);
        }
        self.who_won(&first)
    }

    /// A sentence about those who took chips from a pot, and have lost more in the deal than these. `None`: the headline
    /// names them, there are none, or each pot has a line of its own.
    pub(super) fn beside_it(&self, won: &[(Seat, u64)], how: Ending) -> Option<String> {
        let mut others: Vec<(Seat, u64)> = won.to_vec();
        others.retain(|(seat, _)| !self.gains(*seat));
        let is_told = are_stakes_told(how) || !self.pots().is_empty();
        let is_beside = !others.is_empty() && others.len() < won.len() && !is_told;
        is_beside.then(|| self.who_won(&others) + ".")
    }

    fn gains(&self, seat: Seat) -> bool {
        change(self.view, seat) > 0
    }

    fn who_won(&self, won: &[(Seat, u64)]) -> String {
        let parts = won.iter().map(|(seat, chips)| {
            let who = self.name(*seat);
            // Who takes back what he put in has won nothing.
            let says = match self.staked(*seat) == *chips {
                true => say::has_taken_back(&who, *chips),
                false => say::has_won(&who, *chips) + &self.in_all(*seat, *chips),
            };
            (who.is_you, says)
        });
        in_one(parts)
    }

    /// By how much the winner of these chips is better off, in brackets: some of them were his own. Empty: by all.
    fn in_all(&self, seat: Seat, chips: u64) -> String {
        let change = change(self.view, seat);
        match u64::try_from(change) {
            Ok(all) if all == chips => String::new(),
            Ok(all) if all > 0 => format!(" ({})", signed(change)),
            _ => format!(" ({})", say::has_won_less(&signed(change))),
        }
    }
}

/// Whether each stake of a deal that ended so has a line of its own.
fn are_stakes_told(how: Ending) -> bool {
    matches!(how, Ending::Three | Ending::Post)
}
