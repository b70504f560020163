//! Why a program that follows is not here.

use crate::app::i18n::{Text, say};
use crate::app::platform::frame::on_root;

/// What is said in place of what such a program draws. The loader finds the reason (`xtask/src/lacks.js`) unless the line is cut.
#[must_use]
pub fn not_fetched() -> String {
    reason_or(say::PART_NOT_FETCHED)
}

/// What is said of a language.
#[must_use]
pub fn language_not_fetched() -> String {
    reason_or(say::LANGUAGE_NOT_FETCHED)
}

fn reason_or(usual: Text) -> String {
    on_root("data-lacks").unwrap_or_else(|| usual.get().into())
}
