//! Whether these games are played.

use crate::app::table::game::Model;

/// Whether the game at the table is one of these.
pub fn is_played(game: &Model) -> bool {
    game.public(|view| view.rules().swaps_with_board())
}
