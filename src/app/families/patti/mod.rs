//! Teen Patti (RULES 10.3) on the page: controls and sentences in the game's own words. They
//! come with all other games.

mod controls;
pub mod events;
mod help;
mod keys;
mod result;
mod why_not;
mod words;

use controls::controls;
pub use events::WORDS;
pub use help::HELP;
use keys::key;
pub use result::result;
use words::SPEECH;

use super::brag;
use crate::app::table::scene::Functions;

/// The functions of the family.
pub static FUNCTIONS: Functions = Functions {
    controls,
    key: |scene, name| key(scene, name).or_else(|| brag::key(scene, name)),
    status: |game| brag::asks(game, true),
    events: &WORDS,
    speech: &SPEECH,
    ..Functions::DEFAULT
};
