//! The games for three stakes (RULES 10.4, 10.8) on the page: controls and sentences. They come with all other games.

mod bets;
mod controls;
pub mod events;
mod exchange;
mod felt;
mod help;
mod result;
mod so_far;
mod status;

use crate::app::table::patch::Node;
use crate::app::table::press::Press;
use crate::app::table::scene::{Functions, Scene};

pub use events::{WORDS, missing};
use felt::felt;
pub use help::HELP;
pub use result::result;
use status::status;

/// The functions of the family.
pub static FUNCTIONS: Functions = Functions {
    controls,
    felt,
    key,
    status,
    events: &WORDS,
    has_talk: false,
    ..Functions::DEFAULT
};

/// Draws the controls during a deal.
#[must_use]
pub fn controls(scene: &Scene<'_>) -> Option<Vec<Node>> {
    exchange::controls(scene).or_else(|| controls::buttons(scene))
}

/// What a key means. `None`: it means nothing.
#[must_use]
pub fn key(scene: &Scene<'_>, key: &str) -> Option<Vec<Press>> {
    let press = exchange::key(scene.choices, key).or_else(|| controls::button_key(scene, key))?;
    Some(vec![press])
}
