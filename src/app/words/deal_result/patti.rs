//! Parts of the result that Teen Patti has its own words for.

use super::own::OwnResult;
use super::teller::Teller;
use crate::app::i18n::{Text, say};
use crate::cards::HandValue;
use crate::engine::{Chips, Ending, Seat};

/// What the game says of the result: that the pot was full.
#[must_use]
pub fn patti_result(_: &Teller<'_>, how: Ending) -> OwnResult {
    let is_full = how == Ending::Limit;
    let details = is_full.then(|| say::PATTI_POT_IS_FULL.get().to_owned());
    OwnResult {
        details: details.into_iter().collect(),
        ..OwnResult::default()
    }
}

impl Teller<'_> {
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
