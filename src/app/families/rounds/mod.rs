//! Equalised betting, the dealer's stake and the draw (RULES 10.0.6) on the page: controls, presses and sentences.
//! They come with all other games.

mod bets;
mod draw;
pub mod events;
mod help;
mod result;
mod status;
mod why_not;
mod words;

pub use bets::asks;
pub use events::WORDS;
pub use help::HELP;
pub use result::result;
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
    events: &WORDS,
    speech: &SPEECH,
    ..Functions::DEFAULT
};

/// Draws the controls during a deal.
#[must_use]
pub fn controls(scene: &Scene<'_>) -> Option<Vec<Node>> {
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
