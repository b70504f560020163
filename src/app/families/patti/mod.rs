//! Teen Patti (RULES 10.3) on the page: controls and sentences in the game's own words. They
//! come with all other games.

mod controls;
mod keys;
mod why_not;
mod words;

pub use controls::controls;
pub use keys::key;
pub use words::SPEECH;
