//! The words of the games beside the betting games, once a page has fetched them. Here is the place where they are installed.

use std::sync::OnceLock;

use crate::app::i18n::Name;
use crate::cards::HandValue;
use crate::engine::{Event, Rules, Seat, View};

/// Describes an event in a sentence. `None`: the shared words describe it, or nothing does.
pub type EventSentence = fn(&Event, View<'_>, &dyn Fn(Seat) -> Name) -> Option<String>;

/// The words of the games beside the betting games. They are fetched with these games.
#[derive(Clone, Copy)]
pub struct FamilyWords {
    /// Describes events that only these games have.
    pub events: EventSentence,
    /// What Teen Patti calls the events that all betting games share.
    pub patti: EventSentence,
    /// How long an event stays on the screen so that it can be read, in milliseconds.
    pub reading_time: fn(&Event, View<'_>) -> u32,
    /// The rules in a short line, for the rail.
    pub rail: fn(&Rules) -> String,
    /// The full name of the game with this key.
    pub name: fn(&'static str) -> &'static str,
    /// A sentence about the game with this key.
    pub line: fn(&'static str) -> &'static str,
    /// The name of a hand of Teen Patti, or of one in which only pairs count. The text is the grammatical form by
    /// which messages choose.
    pub hand: fn(HandValue, &str) -> String,
}

static FAMILY: OnceLock<FamilyWords> = OnceLock::new();

/// Installs the words. Call this only in the program that brings them.
pub fn install_family(words: FamilyWords) {
    // A second call changes nothing.
    let _ = FAMILY.set(words);
}

/// The words, once they are here. Tests always have them.
#[must_use]
pub fn family_words() -> Option<FamilyWords> {
    FAMILY.get().copied().or_else(in_tests)
}

/// What a game of these rules calls the events that all betting games share, where it has words of its own.
#[must_use]
pub fn own_words(rules: &Rules) -> Option<EventSentence> {
    rules.patti()?;
    Some(family_words()?.patti)
}

#[cfg(not(test))]
fn in_tests() -> Option<FamilyWords> {
    None
}

#[cfg(test)]
fn in_tests() -> Option<FamilyWords> {
    Some(super::FAMILY_WORDS)
}
