//! The words that another part of the program brings. Here are the places where they are installed.

use std::sync::OnceLock;

use super::{by_stage, family, hand_apart};
use crate::app::i18n::Name;
use crate::cards::HandValue;
use crate::engine::{Event, Rules, Seat, View};

/// Describes an event in a sentence. `None`: the shared words describe it, or nothing does.
pub type EventSentence = fn(&Event, View<'_>, &dyn Fn(Seat) -> Name) -> Option<String>;

/// The words of the games beside the betting games. They are fetched with the sheets.
#[derive(Clone, Copy)]
pub struct FamilyWords {
    /// Describes events that only these games have.
    pub events: EventSentence,
    /// How long an event stays on the screen so that it can be read, in milliseconds.
    pub reading_time: fn(&Event, View<'_>) -> u32,
    /// The rules in a short line, for the rail.
    pub house: fn(&Rules) -> String,
    /// The full name of the game with this key.
    pub name: fn(&str) -> &'static str,
    /// A sentence about the game with this key.
    pub line: fn(&str) -> &'static str,
    /// The name of a hand of Teen Patti, or of one in which only pairs count. The text is the grammatical form by
    /// which messages choose.
    pub hand: fn(HandValue, &str) -> String,
}

const FAMILY_WORDS: FamilyWords = FamilyWords {
    events: by_stage::words,
    reading_time: by_stage::reading_time,
    house: family::game_house,
    name: family::full_game_name,
    line: family::game_line,
    hand: hand_apart,
};

static FAMILY: OnceLock<FamilyWords> = OnceLock::new();
static PATTI: OnceLock<EventSentence> = OnceLock::new();

/// Installs the words of the family. Call this only in the part of the program that brings them.
pub fn install_family() {
    // A second call changes nothing.
    let _ = FAMILY.set(FAMILY_WORDS);
}

/// The words of the family, once they are here. A native build always has them.
#[must_use]
pub fn family_words() -> Option<FamilyWords> {
    if cfg!(target_arch = "wasm32") {
        FAMILY.get().copied()
    } else {
        Some(FAMILY_WORDS)
    }
}

/// Installs what Teen Patti calls the events that all betting games share.
pub fn install_patti(tell: EventSentence) {
    // A second call changes nothing.
    let _ = PATTI.set(tell);
}

/// What a game of these rules calls the events that all betting games share, where it has words of its own.
#[must_use]
pub fn own_words(rules: &Rules) -> Option<EventSentence> {
    rules.patti()?;
    if cfg!(target_arch = "wasm32") {
        PATTI.get().copied()
    } else {
        Some(by_stage::patti::words)
    }
}
