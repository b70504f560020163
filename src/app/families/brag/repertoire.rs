//! The betting games for a table: what the page plays before the program of all games is here.

use super::events::WORDS;
use super::rail::line;
use crate::app::i18n::say;
use crate::app::table::game::Repertoire;
use crate::app::words::{EventWords, Words};
use crate::bots;

/// The betting games: their bots and words.
pub const REPERTOIRE: Repertoire = Repertoire {
    make_bot: bots::betting,
    plays: |rules| bots::betting_plays(rules) && !rules.dealers_choice && !rules.real_cards,
    words: &TABLE_WORDS,
};

/// The words of the betting games.
static TABLE_WORDS: Words = Words {
    of: |_| &WORDS,
    name: |_| "",
    line: |rules| line(rules).unwrap_or_else(|| say::SIGN_THREE.get()),
    of_mechanics: EventWords::NONE,
    bank: |_, _, _| None,
};
