//! The words of all families as one value.

use super::functions;
use crate::app::words::{self, OtherGames, OwnWords};
use crate::engine::Rules;

/// The words of the games beside the betting games.
pub static WORDS: OtherGames = OtherGames {
    of,
    rail: |rules| of(rules).map_or_else(String::new, |own| own.rail_of(rules)),
    name: words::full_game_name,
    line: words::game_line,
};

/// The own words of a game of these rules. `None`: it is a betting game.
fn of(rules: &Rules) -> Option<&'static OwnWords> {
    Some(functions(rules)?.events)
}
