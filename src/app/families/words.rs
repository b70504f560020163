//! The words of all families as one value.

use super::{EVENTS, bank, brag, functions};
use crate::app::words::{self, Words};

/// The words of all games.
pub static WORDS: Words = Words {
    of: |rules| functions(rules).events,
    name: words::full_game_name,
    line: |rules| brag::line(rules).unwrap_or_else(|| words::game_line(rules.game)),
    of_mechanics: EVENTS,
    bank: bank::sentence,
};
