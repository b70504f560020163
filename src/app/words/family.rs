//! The names of the games, and a sentence about each. Before the games beside the betting games are here, they are reached
//! only through [`super::Words`].

use crate::app::about::{self, NAMES};
use crate::app::i18n::Text;

/// The full name of a game, such as `Nine-card Brag` or `Thirteen-card Brag (Crash)`. A game without a name is called
/// by its key.
#[must_use]
pub fn full_game_name(game: &'static str) -> &'static str {
    about::of(NAMES, game).map_or(game, |names| names.full.get())
}

/// The short name of a game, such as `Nine cards` or `Crash`.
#[must_use]
pub fn game_name(game: &'static str) -> &'static str {
    about::of(NAMES, game).map_or(game, |names| names.short.get())
}

/// The name of a game on a row of buttons, such as `Four`.
#[must_use]
pub fn game_on_a_button(game: &'static str) -> &'static str {
    let button = about::of(NAMES, game).and_then(|names| names.button);
    button.map_or_else(|| game_name(game), Text::get)
}

/// A sentence about a game.
#[must_use]
pub fn game_line(game: &'static str) -> &'static str {
    about::of(NAMES, game).map_or(game, |names| names.line.get())
}

#[cfg(test)]
mod tests {
    use super::{full_game_name, game_line, game_name};
    use crate::games::GAME_KEYS;

    #[test]
    fn every_game_has_a_name_and_a_line_of_its_own() {
        for (nth, key) in GAME_KEYS.iter().enumerate() {
            assert!(game_line(key).ends_with('.'), "{key}");
            for other in &GAME_KEYS[..nth] {
                assert_ne!(game_name(key), game_name(other));
                assert_ne!(full_game_name(key), full_game_name(other));
                assert_ne!(game_line(key), game_line(other));
            }
        }
    }

    #[test]
    fn an_unknown_game_is_called_by_its_key_and_not_by_the_name_of_another() {
        assert_eq!(full_game_name("whist"), "whist");
        assert_eq!(game_name("whist"), "whist");
        assert_eq!(game_line("whist"), "whist");
    }
}
