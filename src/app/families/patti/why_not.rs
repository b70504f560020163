//! Why a button is dimmed, in the few words that fit on it.

use crate::app::i18n::say;
use crate::app::words;
use crate::engine::{Illegal, PattiIllegal};

/// The reason in a few words.
pub(super) fn why_not(reason: Illegal) -> String {
    match reason {
        Illegal::Patti(PattiIllegal::SideshowOfBlind) => say::PATTI_WHY_OF_BLIND.get().into(),
        Illegal::Patti(PattiIllegal::NoSideshow) => say::PATTI_WHY_NONE.get().into(),
        Illegal::Patti(PattiIllegal::SideshowBlind)
        | Illegal::Patti(PattiIllegal::MustLookNow { .. }) => say::WHY_LOOK_FIRST.get().into(),
        other => words::why_not(other),
    }
}
