//! Why an action, a record or a link is refused, in the language of the page. The library says the same in English
//! for whoever uses it without a page (`Display`); a test holds the two together.
//!
//! What is said here stands after a colon and ends without a full stop, but where a sentence is promised.

mod action;
mod illegal;
mod patti;
mod record;
mod rules;
mod setup;
mod unfair;

#[cfg(test)]
mod tests;

pub use self::illegal::illegal;
pub use self::record::fault;
pub use self::unfair::unfair;

use crate::notation::LinkError;
use crate::ui::everything::LoadError;
use crate::ui::language::say;
use crate::ui::saved::SaveError;
use crate::ui::session::ResumeError;

/// Why a sitting that was kept cannot go on.
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

/// Why a file that was to hold everything is not loaded, in sentences.
#[must_use]
pub fn file(error: &LoadError) -> String {
    say::file_refused(&match error {
        LoadError::TooLarge => say::FILE_TOO_LARGE.get().into(),
        LoadError::Broken => say::FILE_IS_BROKEN.get().into(),
        LoadError::Foreign => say::FILE_IS_FOREIGN.get().into(),
        LoadError::Newer => say::FILE_OF_A_LATER_VERSION.get().into(),
        LoadError::Sitting(error) => say::file_sitting_cannot_go_on(&saved(error)),
        LoadError::Result(nth) => say::file_result_unread(*nth as u64),
    })
}

/// Why a link gives no rules, in a sentence.
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
