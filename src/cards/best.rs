//! The best three of four or more cards (RULES 1.4, 2.2, 2.4).

use super::card::Card;
use super::hand::Hand;
use super::ranking::Ranking;
use super::ranking_rules::Discards;
use super::set::CardSet;
use super::value::HandValue;

/// Four or more cards, divided into the three that play and the discards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Best {
    /// The three that play, in the given order.
    pub hand: Hand,
    /// The discards.
    pub discards: CardSet,
    /// The value of the hand. It includes the discards, if they are compared.
    pub value: HandValue,
}

impl Ranking {
    /// The best three of three to thirteen cards. Of choices that are equal with their discards the one with earlier
    /// cards is taken; also where discards are not compared (RULES 9.2.20). `None`: another number of cards.
    #[must_use]
    pub fn best(&self, cards: &[Card]) -> Option<Best> {
        if !(3..=MOST_TO_CHOOSE_FROM).contains(&cards.len()) {
            return None;
        }
        let mut best: Option<([usize; 3], HandValue, HandValue)> = None;
        for kept in places(cards.len()) {
            let bare = self.value(chosen(cards, kept));
            if best.is_some_and(|(.., most)| bare.is_of_lower_class(most)) {
                continue;
            }
            let value = self.and_discards(bare, others(cards, kept));
            if best.is_none_or(|(.., most)| value > most) {
                best = Some((kept, bare, value));
            }
        }
        let (kept, bare, with_discards) = best?;
        let value = match self.rules.discards {
            Discards::Stay => with_discards,
            Discards::Under => bare,
        };
        Some(Best {
            hand: chosen(cards, kept),
            discards: others(cards, kept).collect(),
            value,
        })
    }
}

/// The most cards from which three can be chosen.
pub const MOST_TO_CHOOSE_FROM: usize = 13;

/// All choices of three of `of` positions. Those of earlier cards come first.
fn places(of: usize) -> impl Iterator<Item = [usize; 3]> {
    let from = move |a| (a + 1..of).flat_map(move |b| (b + 1..of).map(move |c| [a, b, c]));
    (0..of).flat_map(from)
}

fn chosen(cards: &[Card], kept: [usize; 3]) -> Hand {
    Hand(kept.map(|place| cards[place]))
}

fn others(cards: &[Card], kept: [usize; 3]) -> impl Iterator<Item = Card> {
    let left = (0..cards.len()).filter(move |place| !kept.contains(place));
    left.map(|place| cards[place])
}
