//! Cards, packs and hands, and which hand beats which: the words everything else is said in.

mod card;
mod hand;
mod pack;
mod ranking;

pub use card::{Card, NotACard, Rank, Suit};
pub use hand::{Hand, HandKind, NotAHand};
pub use pack::{NotAPack, Pack};
pub(crate) use ranking::high_to_low;
pub use ranking::{HandValue, Ranking};
