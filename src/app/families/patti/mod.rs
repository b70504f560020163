//! Teen Patti (RULES 10.3) on the page: controls and sentences in the game's own words. They
//! come with all other games.

mod controls;
mod events;
mod help;
mod keys;
mod result;
mod why_not;
mod words;

pub use controls::controls;
pub use events::WORDS;
pub use help::HELP;
pub use keys::key;
pub use result::result;
pub use words::SPEECH;
