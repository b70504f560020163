//! Hands that a player has set.

use std::fmt::{self, Display};

use arrayvec::ArrayVec;

use super::shape::{MOST_CARDS, MOST_HANDS};
use crate::cards::{Card, CardSet, Hand, HandValue, Ranking, sort_few};

/// One set hand: three cards, or four of a kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetHand {
    cards: ArrayVec<Card, 4>,
    value: HandValue,
}

impl SetHand {
    /// The hand of these cards. `None`: they are neither three cards nor four of a kind, or one card comes twice.
    #[must_use]
    pub fn new(cards: &[Card], ranking: &Ranking) -> Option<SetHand> {
        let different = cards.iter().copied().collect::<CardSet>().len() == cards.len();
        let value = match *cards {
            [a, b, c] => ranking.value(Hand([a, b, c])),
            [a, b, c, d] => {
                let rank = a.rank()?;
                let alike = [b, c, d].iter().all(|card| card.rank() == Some(rank));
                alike.then(|| ranking.four_of_a_kind(rank))?
            }
            _ => return None,
        };
        different.then(|| SetHand {
            cards: cards.iter().copied().collect(),
            value,
        })
    }

    pub(super) fn of(cards: ArrayVec<Card, 4>, value: HandValue) -> SetHand {
        SetHand { cards, value }
    }

    /// Its cards, in the given order.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    #[must_use]
    pub fn value(&self) -> HandValue {
        self.value
    }
}

/// The cards without spaces, as in `AhAsAd`.
impl Display for SetHand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cards.iter().try_for_each(|card| card.fmt(f))
    }
}

/// Whether no hand is better than the one before it (RULES 10.1).
#[must_use]
pub fn is_in_order(hands: &[SetHand]) -> bool {
    hands.is_sorted_by(|before, after| before.value >= after.value)
}

/// Sorts the hands, best first. Equal hands keep their order.
pub fn best_first(hands: &mut [SetHand]) {
    sort_few(hands, |hand| std::cmp::Reverse(hand.value));
}

/// All cards of a deal, arranged into hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrangement {
    /// The hands, best first.
    pub hands: ArrayVec<SetHand, MOST_HANDS>,
    /// The cards that are thrown away, in dealing order.
    pub thrown: ArrayVec<Card, MOST_CARDS>,
}

/// The hands as the action `set` of a record lists them.
impl Display for Arrangement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, hand) in self.hands.iter().enumerate() {
            let gap = if place == 0 { "" } else { " " };
            write!(f, "{gap}{hand}")?;
        }
        Ok(())
    }
}
