//! The betting games: three-, four- and five-card Brag. The page has them from the beginning, and all other games later.

mod buttons;
mod controls;
mod events;
mod help;
mod keys;
mod prompt;
mod rail;
mod repertoire;
mod result;
mod status;
mod throw;
mod words;

use controls::controls;
pub use events::WORDS;
pub use help::HELP;
pub use keys::key;
pub use rail::line;
pub use repertoire::REPERTOIRE;
pub use result::result;
pub use status::asks;
use status::status;
use words::SPEECH;

use crate::app::table::scene::Functions;

/// The functions of the family.
pub static FUNCTIONS: Functions = Functions {
    controls,
    key,
    status,
    events: &WORDS,
    speech: &SPEECH,
    ..Functions::DEFAULT
};
