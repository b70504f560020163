//! The rules of a sitting, as data. Defaults are those of RULES 9.1.

use serde::{Deserialize, Serialize};

pub use crate::cards::RankingRules;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PotName {
    /// The pot.
    Main,
    /// The pot of a set hand, counted from 0 (RULES 2.3).
    Set(u8),
    /// The first of classic Brag: the best upcard.
    Upcard,
    /// The second: the brag.
    Brag,
    /// The third: thirty-one.
    ThirtyOne,
    /// The first of Post and Pair: the best upcard.
    Seat,
    /// The second: the best hand of pairs.
    Pair,
    /// The third: twenty-one.
    Post,
}

/// When the gathered pack is shuffled before the next deal (O19).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Shuffle {
    /// After a deal in which a prial was shown and won.
    #[default]
    PrialWon,
    /// After a deal in which a prial was shown.
    PrialShown,
    /// After a deal in which hands were shown.
    AnySeen,
    /// After every deal.
    Always,
    /// Never again after the first deal.
    Never,
}

/// The edition of the rule book that a sitting is played by. A sitting that began by an older one goes on by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Edition {
    /// The first. Under `see_cost: equal` a blind hand was seen for half as much, and thirty-one in the cards dealt
    /// took the third pot only in its player's turn.
    First,
    /// The present one (RULES 9.2.16, 9.2.17).
    #[default]
    Second,
}

/// How the first dealer is found (O23).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum FirstDealer {
    /// By chance, before the sitting.
    #[default]
    Given,
    /// By dealing each player a card: the highest deals.
    HighCard,
    /// By consent, before the sitting.
    Chosen,
}
