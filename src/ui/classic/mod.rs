//! The games for three stakes (RULES 10.4, 10.8), on the page: what whoever has the turn presses, and what he is told. All of
//! it comes with these games.

mod controls;
mod said;
mod so_far;

use web_sys::Event;

use super::game::Game;
use super::press::Press;

pub use controls::{controls, key};
pub use said::said;
pub use so_far::{SoFar, Won, number_of};

/// What comes of a press at the table: nothing has to be picked there.
pub fn pressed(_: Game, _: Press, _: &Event) {}
