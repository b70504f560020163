//! Staking and playing against the house (RULES 10.10) on the page: stakes, controls, presses and sentences.
//! They come with all other games.

mod controls;
pub mod events;
mod felt;
mod help;
mod keys;
mod press;
mod result;
mod status;

use controls::controls;
pub use events::WORDS;
use felt::felt;
pub use help::HELP;
use keys::key;
use press::press;
pub use result::result;
use status::status;

use crate::app::table::scene::Functions;

/// The functions of the family.
pub static FUNCTIONS: Functions = Functions {
    controls,
    felt,
    press,
    key,
    status,
    events: &WORDS,
    ..Functions::DEFAULT
};
