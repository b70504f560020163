//! Swapping with the board (RULES 10.2), on the page: what whoever has the turn picks and presses, and what he is told.
//! All of it comes with the games beside the betting games.

mod controls;
mod keys;
mod picks;
mod press;
mod said;
mod so_far;

pub use controls::controls;
pub use keys::{BOARD_KEYS, OWN_KEYS, pressed as key};
pub use picks::{Picks, place_face_down};
pub use press::{SwappingPress, pressed};
pub use said::{last_turn, said};
pub use so_far::{Did, SoFar, card_name};
