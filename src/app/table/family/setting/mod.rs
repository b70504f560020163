//! Setting hands from one deal (RULES 10.1) on the page: layout, controls, presses and sentences. They are fetched
//! with the game.

mod controls;
mod desk;
mod direction;
mod drag;
mod keys;
mod press;

pub use controls::{controls, place_name};
pub use desk::Desk;
pub use direction::Direction;
pub use keys::key;
pub use press::{card_name, place_number, press, status};
