//! Equalised betting, the dealer's stake and the draw (RULES 10.0.6) on the page: controls, presses and sentences.
//! They come with all other games.

mod bets;
mod draw;
mod events;
mod help;
mod result;
mod status;
mod why_not;
mod words;

pub use bets::asks;
pub use events::{WORDS, brags};
pub use help::HELP;
use result::result;
use status::status;
pub use why_not::why_not;
use words::SPEECH;

use crate::app::table::game::Model;
use crate::app::table::patch::Node;
use crate::app::table::press::Press;
use crate::app::table::scene::{Functions, Scene};

/// The functions of the family.
pub static FUNCTIONS: Functions = Functions {
    controls,
    press,
    key,
    status,
    result,
    events: &WORDS,
    speech: Some(&SPEECH),
    ..Functions::PLAIN
};

/// Draws the controls during a deal.
#[must_use]
pub fn controls(scene: &Scene<'_>) -> Option<Node> {
    draw::controls(scene).or_else(|| bets::controls(scene))
}

/// What a key means. `None`: it means nothing.
#[must_use]
pub fn key(scene: &Scene<'_>, key: &str) -> Option<Vec<Press>> {
    let press = draw::key(scene, key).unwrap_or_else(|| bets::key(scene, key))?;
    Some(vec![press])
}

/// Handles a press.
pub fn press(game: &mut Model, press: Press) {
    if press == Press::Throw {
        draw::throw(game);
    }
}
