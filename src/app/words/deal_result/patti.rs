//! Parts of the result that Teen Patti has its own words for.

use super::Teller;
use crate::app::i18n::{Name, Text, say};
use crate::cards::HandValue;
use crate::engine::{Chips, Seat};

impl<N: Fn(Seat) -> Name> Teller<'_, N> {
    fn is_patti(&self) -> bool {
        self.view.rules().patti().is_some()
    }

    /// The sentence that all others have folded.
    pub(super) fn others_are_out(&self) -> &'static str {
        let says = match self.is_patti() {
            true => say::PATTI_EVERYONE_PACKED,
            false => say::EVERYONE_ELSE_FOLDED,
        };
        says.get()
    }

    /// The sentence that a player has paid for a show.
    pub(super) fn has_paid(&self, payer: Seat, cost: Chips) -> String {
        match self.is_patti() {
            true => say::patti_paid_for_show(&self.name(payer), cost),
            false => say::paid_to_see(&self.name(payer), cost),
        }
    }
}

/// Why one of two hands with the same name and ranks has won.
pub(super) fn why(won: HandValue, lost: HandValue) -> Text {
    match (won == lost, won.is_teen_patti()) {
        (true, true) => say::PATTI_DECIDED_BY_ASKING,
        (true, false) => say::DECIDED_BY_PAYING,
        (false, _) => say::DECIDED_BY_WILDS,
    }
}
