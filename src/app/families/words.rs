//! The words of all families as one value.

use super::functions;
use crate::app::words::{self, OtherGames};
use crate::games::Skill;

/// The words of the games beside the betting games.
pub static WORDS: OtherGames = OtherGames {
    of: |rules| Some(functions::of(Skill::of(rules)?).events),
    rail: words::game_rail,
    name: words::full_game_name,
    line: words::game_line,
};
