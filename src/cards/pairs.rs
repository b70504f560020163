//! The ranking of the games in which only pairs count: pair-royals, pairs and the highest card. Favourites or braggers
//! are wild (RULES 10.4, 10.5, 10.8).
//!
//! A pair-royal is a [`HandKind::Prial`](super::HandKind). Runs and flushes do not count, nor does the odd card of a
//! pair. In [`HandValue::ranks`](super::HandValue::ranks) a card that does not count has the rank of those that do.

use serde::{Deserialize, Serialize};

use super::card::{Card, Rank};
use super::hand::{Hand, HandKind};
use super::set::CardSet;

/// What counts in a hand if only pairs do. [`RankingRules::wild`](crate::cards::RankingRules::wild) gives the wild cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pairs {
    /// Whether all three cards of a high-card hand are compared, or only the highest.
    pub all_high_cards: bool,
    /// How hands compare that differ only in their wild cards.
    pub merit: Merit,
}

/// How hands compare that differ only in their wild cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Merit {
    /// The natural hand is best, then the one with this wild card, then the one with another, then the one with both
    /// (RULES 10.4). A wild card of the pair's own rank is natural.
    Order(Card),
    /// The natural hand is best. The number of wild cards is not compared (RULES 10.5, `braggers`). A wild card of the
    /// pair's own rank is natural.
    Natural,
    /// The hand with fewer wild cards is better. Wild cards are never natural. Three wild cards count as knaves with
    /// two wild cards (RULES 10.5, `american`).
    Fewer,
}

impl Pairs {
    /// The kind of three ranks, highest first and not all equal, and the ranks that are compared.
    pub(super) fn of(self, [high, middle, low]: [Rank; 3]) -> (HandKind, [Rank; 3]) {
        if high == middle || middle == low {
            (HandKind::Pair, [middle; 3])
        } else if self.all_high_cards {
            (HandKind::HighCard, [high, middle, low])
        } else {
            (HandKind::HighCard, [high; 3])
        }
    }

    /// The cards that a wild card may stand for beside these natural cards: those of their highest rank are best. If
    /// all cards are wild, they are aces, or knaves if they are never natural.
    pub(super) fn stands_for(self, natural: impl Iterator<Item = Card>) -> CardSet {
        let alone = match self.merit {
            Merit::Fewer => Rank::Jack,
            _ => Rank::Ace,
        };
        let highest = natural.filter_map(Card::rank).max();
        CardSet::all_of(highest.unwrap_or(alone))
    }

    /// The penalty for the wild cards of a hand that is read like this, from 0 to 3.
    pub(super) fn wild_penalty(self, hand: Hand, reading: Hand, wild: CardSet) -> usize {
        let each = hand.0.into_iter().zip(reading.0);
        let used = each.filter(|(card, as_what)| {
            wild.contains(*card) && (card != as_what || self.merit == Merit::Fewer)
        });
        let used: CardSet = used.map(|(card, _)| card).collect();
        match self.merit {
            Merit::Order(first) => {
                let others = used.len() - usize::from(used.contains(first));
                usize::from(used.contains(first)) + 2 * others.min(1)
            }
            Merit::Natural => used.len().min(1),
            Merit::Fewer => used.len().min(2),
        }
    }
}
