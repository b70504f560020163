//! Setting hands from one deal (RULES 10.1) on the page: layout, controls, presses and sentences. They come with
//! all other games. Bets on hands have the controls of `rounds`.

mod bets;
mod controls;
mod drag;
pub mod events;
mod felt;
mod help;
mod keys;
mod press;
mod result;

use controls::controls;
use drag::grab;
pub use events::WORDS;
use felt::felt;
pub use help::HELP;
use keys::key;
use press::press;
pub use result::result;

use crate::app::table::game::Model;
use crate::app::table::scene::Functions;

/// The functions of the family.
pub static FUNCTIONS: Functions = Functions {
    controls,
    felt,
    press,
    grab,
    key,
    status,
    events: &WORDS,
    ..Functions::DEFAULT
};

/// What those who listen are told beside what happens: what is asked while hands are bet on, else what changed last.
#[must_use]
pub fn status(game: &Model) -> Option<String> {
    match bets::are_made(game) {
        true => bets::status(game),
        false => press::status(game),
    }
}
