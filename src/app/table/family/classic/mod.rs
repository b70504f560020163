//! The games for three stakes (RULES 10.4, 10.8) on the page: controls and sentences. They are fetched with the game.

mod controls;
mod so_far;
mod status;

use web_sys::Event;

use crate::app::table::game::Game;
use crate::app::table::press::Press;

pub use controls::{controls, key};
pub use so_far::{SoFar, Won, number_of};
pub use status::status;

/// Handles a press. These games have none of their own.
pub fn press(_: Game, _: Press, _: &Event) {}
