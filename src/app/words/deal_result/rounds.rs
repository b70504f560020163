//! The result of a deal with equalised betting.

use super::{OwnResult, Teller};
use crate::app::i18n::say;
use crate::engine::{Ending, Event, RoundEvent};

/// What these games say of the result: what the others paid to a dealer whose stake nobody met.
#[must_use]
pub fn rounds_result(teller: &Teller<'_>, _: Ending) -> OwnResult {
    let unmet = teller.history.iter().filter_map(|event| match event {
        Event::Round(RoundEvent::Unmet { seat, chips }) => {
            Some(say::nobody_met(&teller.name(*seat), *chips))
        }
        _ => None,
    });
    OwnResult {
        details: unmet.collect(),
        ..OwnResult::default()
    }
}
