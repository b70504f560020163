//! The games for three stakes (RULES 10.4, 10.8) on the page: controls and sentences. They come with all other games.

mod bets;
mod controls;
mod events;
mod exchange;
mod felt;
mod help;
mod result;
mod so_far;
mod status;

use crate::app::table::patch::Node;
use crate::app::table::press::Press;
use crate::app::table::scene::{Functions, Scene};

pub use events::{WORDS, missing, pot_name};
use felt::felt;
pub use help::HELP;
use result::result;
pub use so_far::{SoFar, Won, number_of};
use status::status;

/// The functions of the family.
pub static FUNCTIONS: Functions = Functions {
    controls,
    felt,
    key,
    status,
    result,
    events: &WORDS,
    has_talk: false,
    ..Functions::PLAIN
};

/// Draws the controls during a deal.
#[must_use]
pub fn controls(scene: &Scene<'_>) -> Option<Node> {
    exchange::controls(scene).or_else(|| controls::buttons(scene))
}

/// What a key means. `None`: it means nothing.
#[must_use]
pub fn key(scene: &Scene<'_>, key: &str) -> Option<Vec<Press>> {
    let press = exchange::key(scene.choices, key).or_else(|| controls::button_key(scene, key))?;
    Some(vec![press])
}
