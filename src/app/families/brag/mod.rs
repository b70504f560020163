//! The betting games. The table draws them by itself, because they come with the page; here stands what only sheets say of
//! them.

mod help;

pub use help::HELP;
