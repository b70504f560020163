//! Cards, packs and hands, and the ranking of hands.

pub mod arrange;
mod best;
mod card;
mod classes;
mod hand;
mod order;
mod pack;
mod pairs;
mod ranking;
mod ranking_rules;
mod rows;
mod set;
mod value;
mod wild;

pub use best::{Best, MOST_TO_CHOOSE_FROM};
pub use card::{Card, NotACard, Rank, Suit};
pub use hand::{Hand, HandKind, NotAHand};
pub use order::{sort_few, sort_many};
pub use pack::{NotAPack, Pack};
pub use pairs::{Merit, Pairs};
pub use ranking::Ranking;
pub use ranking_rules::{Discards, LowRun, RankingRules, RankingVariant};
pub use rows::{Rows, four_of_a_kind};
pub use set::CardSet;
pub use value::HandValue;
