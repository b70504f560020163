//! Staking and playing against the house (RULES 10.10) on the page: stakes, controls, presses and sentences.
//! They come with all other games.

mod controls;
mod events;
mod felt;
mod help;
mod keys;
mod press;
mod result;
mod status;

pub use controls::controls;
pub use events::WORDS;
pub use felt::felt;
pub use help::HELP;
pub use keys::key;
pub use press::press;
pub use result::result;
pub use status::status;
