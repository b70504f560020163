//! The games in families: the games of a family are drawn and pressed alike. Those
//! beside the betting games come with a program of their own. What a family brings is its table of functions ([`crate::app::table::scene::Functions`]).

pub mod bank;
mod brag;
pub mod bus;
pub mod casino;
pub mod classic;
mod functions;
mod help;
pub mod patti;
mod repertoire;
pub mod rounds;
pub mod sets;
#[cfg(test)]
mod tests;
mod words;

pub use self::functions::{help, of as functions};
pub use self::help::{Cap, Key};
pub use self::repertoire::{REPERTOIRE, seat_all};
pub use self::words::WORDS;
