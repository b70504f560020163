//! Teen Patti (RULES 10.3) on the page: controls and sentences in the game's own words. They
//! come with all other games.

mod controls;
mod events;
mod help;
mod keys;
mod result;
mod why_not;
mod words;

use controls::controls;
pub use events::WORDS;
pub use help::HELP;
use keys::key;
use result::result;
use words::SPEECH;

use crate::app::table::scene::Functions;

/// The functions of the family.
pub static FUNCTIONS: Functions = Functions {
    controls,
    key,
    status: |game| game.asks_for(true),
    result,
    events: &WORDS,
    speech: Some(&SPEECH),
    ..Functions::PLAIN
};
