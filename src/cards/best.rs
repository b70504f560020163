//! The best three of four cards or more (RULES 1.4, 2.2, 2.4).

use super::card::Card;
use super::hand::Hand;
use super::ranking::Ranking;
use super::set::CardSet;
use super::value::HandValue;

/// Four cards or more, set to the three that play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Best {
    /// The three that play, in the order in which they were given.
    pub hand: Hand,
    /// The others.
    pub discards: CardSet,
    /// How strong that is, the discards counted in.
    pub value: HandValue,
}

impl Ranking {
    /// The strongest way to play three of three to thirteen cards. Where two ways are equally strong,
    /// the earlier cards play. None of fewer cards, nor of more.
    #[must_use]
    pub fn best(&self, cards: &[Card]) -> Option<Best> {
        if !(3..=MOST_TO_CHOOSE_FROM).contains(&cards.len()) {
            return None;
        }
        let mut best: Option<([usize; 3], HandValue)> = None;
        for kept in places(cards.len()) {
            let bare = self.value(chosen(cards, kept));
            if best.is_some_and(|(_, most)| bare.is_of_lower_class(most)) {
                continue;
            }
            let value = self.and_discards(bare, others(cards, kept));
            if best.is_none_or(|(_, most)| value > most) {
                best = Some((kept, value));
            }
        }
        let (kept, value) = best?;
        Some(Best {
            hand: chosen(cards, kept),
            discards: others(cards, kept).collect(),
            value,
        })
    }
}

/// The most cards of which three can be chosen to play.
pub const MOST_TO_CHOOSE_FROM: usize = 13;

/// Three places of so many, those of the earlier cards first.
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
