//! Staking and playing against the house (RULES 10.10) on the page: stakes, controls, presses and sentences.
//! They are fetched with the game.

mod controls;
mod keys;
mod press;
mod stakes;
mod status;

pub use controls::controls;
pub use keys::key;
pub use press::press;
pub use stakes::Stakes;
pub use status::status;
