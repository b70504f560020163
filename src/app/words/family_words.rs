//! The words of all games beside the betting games, as one table.

use super::fetched::FamilyWords;
use super::{by_stage, cards, family};

/// The words. Only the program that brings them names this.
pub const FAMILY_WORDS: FamilyWords = FamilyWords {
    events: by_stage::words,
    patti: by_stage::patti::words,
    reading_time: by_stage::reading_time,
    rail: family::game_rail,
    name: family::full_game_name,
    line: family::game_line,
    hand: cards::hand_apart,
};
