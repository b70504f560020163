//! Why an action, a record or a link is refused, in the language of the page.
//!
//! The library says the same in English through `Display`. A test compares the two. Most texts follow a colon and
//! have no full stop at their end; functions that return sentences say so.

mod action;
mod illegal;
mod lesson;
mod limits;
mod of_mechanics;
mod patti;
mod record;
mod rules;
mod setup;
mod unfair;

#[cfg(test)]
mod tests;

pub use self::illegal::illegal;
pub use self::lesson::{lesson_error, lesson_fault};
pub use self::record::fault;
pub use self::unfair::unfair;

use crate::app::i18n::say;
use crate::notation::LinkError;
use crate::sitting::backup::BackupError;
use crate::sitting::save::SaveError;
use crate::sitting::session::ResumeError;

/// Why a saved sitting cannot be resumed.
#[must_use]
pub fn saved(error: &SaveError) -> String {
    match error {
        SaveError::Broken => say::SAVED_IS_BROKEN.get().into(),
        SaveError::TooLong => say::SAVED_IS_TOO_LONG.get().into(),
        SaveError::Newer => say::SAVED_BY_A_LATER_VERSION.get().into(),
        SaveError::Record(error) => record::record(error),
        SaveError::Resume(error) => resumed(error),
    }
}

fn resumed(error: &ResumeError) -> String {
    match error {
        ResumeError::NoSeed => say::SAVED_ELSEWHERE.get().into(),
        ResumeError::OtherSeats => say::SAVED_WITHOUT_PLAYERS.get().into(),
        ResumeError::OtherDeals => say::SAVED_WITH_OTHER_DEALS.get().into(),
        ResumeError::Setup(error) => setup::setup(error),
        ResumeError::Action(index, text) => say::saved_action(*index as u64 + 1, text),
        ResumeError::Deal(error) => setup::deal(*error).into(),
    }
}

/// Why a backup file is not loaded, in sentences.
#[must_use]
pub fn file(error: &BackupError) -> String {
    say::file_refused(&match error {
        BackupError::TooLarge => say::FILE_TOO_LARGE.get().into(),
        BackupError::Broken => say::FILE_IS_BROKEN.get().into(),
        BackupError::Foreign => say::FILE_IS_FOREIGN.get().into(),
        BackupError::Newer => say::FILE_OF_A_LATER_VERSION.get().into(),
        BackupError::Sitting(error) => say::file_sitting_cannot_go_on(&saved(error)),
        BackupError::Result(nth) => say::file_result_unread(*nth as u64),
    })
}

/// Why a link is refused, in a sentence.
#[must_use]
pub fn link(error: &LinkError) -> String {
    say::link_refused(&match error {
        LinkError::NotALink => say::LINK_IS_BROKEN.get().into(),
        LinkError::Newer => say::LINK_OF_A_LATER_VERSION.get().into(),
        LinkError::UnknownRule(rule) => say::link_with_unknown_rule(rule),
        LinkError::WrongSetting(rule) => say::link_with_wrong_setting(rule),
        LinkError::Unplayable(error) => setup::setup(error),
    })
}
