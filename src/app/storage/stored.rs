//! Reads stored sittings and results, of every game.

use crate::app::platform::entropy;
use crate::sitting::result::SittingResult;
use crate::sitting::save::{self, SaveError};
use crate::sitting::session::Session;

/// Reads a sitting.
pub fn sitting(text: &str) -> Result<Session, SaveError> {
    save::read(text, entropy::seed())
}

/// Reads a result. `None`: it is wrong.
pub fn result(text: &str) -> Option<SittingResult> {
    SittingResult::read(text)
}
