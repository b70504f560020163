//! The games beside the betting games, in families: the games of a family are drawn and pressed alike. They come with a
//! program of their own. What a family brings is its table of functions ([`crate::app::table::scene::Functions`]).

mod bots;
pub mod bus;
pub mod casino;
pub mod classic;
mod functions;
pub mod patti;
pub mod rounds;
pub mod sets;
#[cfg(test)]
mod tests;
mod words;

pub use self::bots::{REPERTOIRE, cast, experts, install, seat_all};
pub use self::functions::of as functions;
pub use self::words::WORDS;
