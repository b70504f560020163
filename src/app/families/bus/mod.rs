//! Swapping cards with the board (RULES 10.2) on the page: picks, controls, presses and sentences. They come with
//! all other games.

mod controls;
mod events;
mod felt;
mod help;
mod keys;
mod picks;
mod played;
mod press;
mod result;
mod so_far;
mod status;

use controls::controls;
pub use events::WORDS;
use felt::felt;
pub use help::HELP;
use keys::key;
pub use keys::{BOARD_KEYS, OWN_KEYS};
pub use picks::{Picks, place_face_down};
use press::press;
use result::result;
pub use so_far::{LastMove, SoFar, card_name};
pub use status::last_turn;
use status::status;

use crate::app::table::scene::Functions;

/// The functions of the family.
pub static FUNCTIONS: Functions = Functions {
    controls,
    felt,
    press,
    key,
    status,
    result,
    events: &WORDS,
    ..Functions::PLAIN
};
