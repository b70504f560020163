//! The best three of four or five cards (RULES 1.4).

use super::card::Card;
use super::hand::Hand;
use super::ranking::Ranking;
use super::set::CardSet;
use super::value::HandValue;

/// Four or five cards, set to the three that play.
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
    /// The strongest way to play three of three, four or five cards. Where two ways are equally strong,
    /// the earlier cards play. None of fewer cards, nor of more.
    #[must_use]
    pub fn best(&self, cards: &[Card]) -> Option<Best> {
        if !(3..=5).contains(&cards.len()) {
            return None;
        }
        let mut best: Option<(u32, HandValue)> = None;
        // Three bits of as many as there are cards, those of the earlier cards first.
        for kept in [7, 11, 19, 13, 21, 25, 14, 22, 26, 28_u32] {
            if kept >> cards.len() != 0 {
                continue;
            }
            let value = self.value_of(cards, kept);
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

    fn value_of(&self, cards: &[Card], kept: u32) -> HandValue {
        let mut others = others(cards, kept);
        self.and_discards(
            self.value(chosen(cards, kept)),
            others.next(),
            others.next(),
        )
    }
}

/// The three cards whose bits are set.
fn chosen(cards: &[Card], kept: u32) -> Hand {
    let first = kept.trailing_zeros();
    let last = 31 - kept.leading_zeros();
    let middle = (kept & !(1 << first) & !(1 << last)).trailing_zeros();
    Hand([first, middle, last].map(|place| cards[place as usize]))
}

fn others(cards: &[Card], kept: u32) -> impl Iterator<Item = Card> {
    let left = (0..cards.len()).filter(move |place| kept >> place & 1 == 0);
    left.map(|place| cards[place])
}
