//! Setting hands from one deal (RULES 10.1) on the page: layout, controls, presses and sentences. They come with
//! all other games. Bets on hands have the controls of `rounds`.

mod bets;
mod controls;
mod drag;
mod events;
mod felt;
mod help;
mod keys;
mod press;
mod result;

pub use controls::{controls, place_name};
pub use drag::grab;
pub use events::{WORDS, all_won};
pub use felt::felt;
pub use help::HELP;
pub use keys::key;
pub use press::{card_name, place_number, press};
pub use result::result;

use crate::app::table::game::Model;

/// What those who listen are told beside what happens: what is asked while hands are bet on, else what changed last.
#[must_use]
pub fn status(game: &Model) -> Option<String> {
    match bets::are_made(game) {
        true => bets::status(game),
        false => press::status(game),
    }
}
