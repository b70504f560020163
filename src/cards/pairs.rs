//! The ranking of pairs alone: pair-royals, pairs and the highest card, with favourites or braggers for wild cards
//! (RULES 10.4, 10.5, 10.8).
//!
//! A pair-royal is a [`HandKind::Prial`](super::HandKind). Runs and flushes do not count, nor does the odd card of a
//! pair. In [`HandValue::ranks`](super::HandValue::ranks) a card that does not count has the rank of those that do.

use super::card::{Card, Rank, Suit};
use super::hand::{Hand, HandKind};
use super::ranking::RankingRules;
use super::set::CardSet;

/// What of a hand counts where only pairs do. Which cards are wild is said by [`RankingRules::wild`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pairs {
    /// Whether all three cards of a high-card hand are compared, or the highest alone.
    pub all_high_cards: bool,
    /// Which of two hands is better that differ in their wild cards alone.
    pub merit: Merit,
}

/// Which of two hands is better that differ in their wild cards alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Merit {
    /// The natural one, then the one with this card, then the one with another, then the one with both (RULES 10.4).
    /// A wild card of its own rank is natural.
    Order(Card),
    /// The natural one; how many are wild is not compared (RULES 10.5, `braggers`). A wild card of its own rank is natural.
    Natural,
    /// The one with fewer wild cards, of which no card is natural. Three of them are knaves, with two (RULES 10.5,
    /// `american`).
    Fewer,
}

const KNAVE_OF_CLUBS: Card = Card::new(Rank::Jack, Suit::Clubs);

impl RankingRules {
    /// The knave of clubs is wild, and a second favourite below it where one is agreed on (RULES 10.4).
    #[must_use]
    pub fn favourites(second: Option<Card>) -> RankingRules {
        let wild = second.into_iter().chain([KNAVE_OF_CLUBS]).collect();
        RankingRules::pairs(wild, Merit::Order(KNAVE_OF_CLUBS), false)
    }

    /// These cards are braggers (RULES 10.5, 10.6).
    #[must_use]
    pub fn braggers(cards: CardSet) -> RankingRules {
        RankingRules::pairs(cards, Merit::Natural, false)
    }

    /// All knaves and all nines are braggers (RULES 10.5, 10.7).
    #[must_use]
    pub fn american() -> RankingRules {
        let braggers = CardSet::JACKS.union(CardSet::all_of(Rank::Nine));
        RankingRules::pairs(braggers, Merit::Fewer, false)
    }

    /// Nothing is wild, and all high cards are compared (RULES 10.8).
    #[must_use]
    pub fn post_and_pair() -> RankingRules {
        RankingRules::pairs(CardSet::NONE, Merit::Natural, true)
    }

    fn pairs(wild: CardSet, merit: Merit, all_high_cards: bool) -> RankingRules {
        RankingRules {
            wild,
            prial_top: Rank::Ace,
            pairs: Some(Pairs {
                all_high_cards,
                merit,
            }),
            ..RankingRules::default()
        }
    }
}

impl Pairs {
    /// The kind of three ranks, highest first, which are not of one rank, and which of them are compared.
    pub(super) fn of(self, [high, middle, low]: [Rank; 3]) -> (HandKind, [Rank; 3]) {
        if high == middle || middle == low {
            (HandKind::Pair, [middle; 3])
        } else if self.all_high_cards {
            (HandKind::HighCard, [high, middle, low])
        } else {
            (HandKind::HighCard, [high; 3])
        }
    }

    /// Which cards a wild one stands for beside others: one of the highest rank of them makes most. Wild cards alone are
    /// aces, or knaves where they are never natural.
    pub(super) fn wanted(self, natural: impl Iterator<Item = Card>) -> CardSet {
        let alone = match self.merit {
            Merit::Fewer => Rank::Jack,
            _ => Rank::Ace,
        };
        let highest = natural.filter_map(Card::rank).max();
        CardSet::all_of(highest.unwrap_or(alone))
    }

    /// How far the wild cards of a hand set it back, from 0 to 3, where it is read like this.
    pub(super) fn demerit(self, hand: Hand, reading: Hand, wild: CardSet) -> usize {
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
