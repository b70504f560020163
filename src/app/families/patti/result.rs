//! The result of a deal of Teen Patti.

use crate::app::i18n::say;
use crate::app::words::{FamilyResult, Teller};
use crate::engine::{Ending, Event};

/// What the game says of the result: that the pot was full, that all others have packed, and that a show was paid for.
#[must_use]
pub fn result(teller: &Teller<'_>, how: Ending) -> FamilyResult {
    let is_full = how == Ending::Limit;
    let details = is_full.then(|| say::PATTI_POT_IS_FULL.get().to_owned());
    let has_paid = teller.history.iter().find_map(|event| match event {
        Event::Saw { payer, chips, .. } => {
            Some(say::patti_paid_for_show(&teller.name(*payer), *chips))
        }
        _ => None,
    });
    FamilyResult {
        details: details.into_iter().collect(),
        others_are_out: Some(say::PATTI_EVERYONE_PACKED),
        has_paid,
        payer_loses: Some(say::PATTI_DECIDED_BY_ASKING),
        ..FamilyResult::default()
    }
}
