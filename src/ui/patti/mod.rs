//! Teen Patti (RULES 10.3), on the page: what is pressed and what is said, in its own words. All of it comes with the
//! game.

mod controls;
mod keys;
mod said;
mod words;

pub use controls::controls;
pub use keys::key;
pub use words::SPEECH;
