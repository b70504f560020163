//! Swapping cards with the board (RULES 10.2) on the page: picks, controls, presses and sentences. They come with
//! all other games.

mod controls;
mod events;
mod felt;
mod help;
mod keys;
mod picks;
mod press;
mod result;
mod so_far;
mod status;

pub use controls::controls;
pub use events::WORDS;
pub use felt::felt;
pub use help::HELP;
pub use keys::{BOARD_KEYS, OWN_KEYS, key};
pub use picks::{Picks, place_face_down};
pub use press::press;
pub use result::result;
pub use so_far::{LastMove, SoFar, card_name};
pub use status::{last_turn, status};

use crate::app::table::game::Model;

/// Whether the game at the table is one of these.
fn is_played(game: &Model) -> bool {
    game.public(|view| view.rules().swaps_with_board())
}
