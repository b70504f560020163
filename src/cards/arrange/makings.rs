//! All hands that some cards can make, best first.

use std::cmp::Reverse;

use arrayvec::ArrayVec;

use super::laid::{Arrangement, SetHand};
use super::shape::{MOST_CARDS, MOST_HANDS, Shape};
use crate::cards::{Card, CardSet, Hand, HandValue, Rank, Ranking, Suit, sort_many};

/// Some of the dealt cards: one bit for each, by its position.
pub(super) type Mask = u16;

/// The rank of a hand among all that the cards can make: an index into [`Makings::values`].
pub type Level = u16;

/// Nine bits for a level: fifteen cards make 455 hands, so there are fewer than 512 levels.
pub(super) const LEVEL_BITS: u32 = 9;

/// The hands of an arrangement, best first.
pub(super) type Chosen = ArrayVec<MadeHand, MOST_HANDS>;

/// One possible hand.
#[derive(Clone, Copy, Debug)]
pub(super) struct MadeHand {
    pub cards: Mask,
    pub level: Level,
}

/// All hands that the cards of one deal can make.
#[derive(Clone, Debug)]
pub struct Makings {
    shape: Shape,
    cards: ArrayVec<Card, MOST_CARDS>,
    made: Vec<MadeHand>,
    values: Vec<HandValue>,
}

impl Makings {
    /// All hands of these cards. `None`: the number of cards does not fit the shape, or one card comes twice.
    #[must_use]
    pub fn new(cards: &[Card], shape: Shape, ranking: &Ranking) -> Option<Makings> {
        let different: CardSet = cards.iter().copied().collect();
        if cards.len() != shape.cards() || different.len() != cards.len() {
            return None;
        }
        let cards: ArrayVec<Card, MOST_CARDS> = cards.iter().copied().collect();
        let mut hands: Vec<(Reverse<HandValue>, Mask)> = threes(&cards)
            .map(|(mask, hand)| (Reverse(ranking.value(hand)), mask))
            .collect();
        if shape.four_of_a_kind() {
            let fours = fours(&cards, ranking);
            hands.extend(fours.map(|(value, mask)| (Reverse(value), mask)));
        }
        // Of equal hands the one with earlier cards comes first.
        sort_many(&mut hands);
        let mut values: Vec<HandValue> = hands.iter().map(|(value, _)| value.0).collect();
        values.dedup();
        values.reverse();
        let mut level = values.len();
        let mut last = None;
        let made = hands.into_iter().map(|(Reverse(value), cards)| {
            if last != Some(value) {
                level -= 1;
                last = Some(value);
            }
            MadeHand {
                cards,
                level: level as Level,
            }
        });
        Some(Makings {
            shape,
            cards,
            made: made.collect(),
            values,
        })
    }

    /// The shape: how many hands of how many cards.
    #[must_use]
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The cards in dealing order.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The different values of the hands, weakest first.
    #[must_use]
    pub fn values(&self) -> &[HandValue] {
        &self.values
    }

    /// All hands, best first.
    pub(super) fn made(&self) -> &[MadeHand] {
        &self.made
    }

    /// All cards.
    pub(super) fn all(&self) -> Mask {
        Mask::MAX >> (Mask::BITS as usize - self.cards.len())
    }

    /// These hands as set.
    pub(super) fn laid(&self, chosen: &Chosen) -> Arrangement {
        let of = |cards: Mask| {
            let held = self.cards.iter().enumerate();
            held.filter(move |(place, _)| cards >> place & 1 == 1)
                .map(|(_, card)| *card)
        };
        let hand = |made: &MadeHand| {
            SetHand::of(
                of(made.cards).collect(),
                self.values[usize::from(made.level)],
            )
        };
        let set = chosen.iter().fold(0, |set, made| set | made.cards);
        Arrangement {
            hands: chosen.iter().map(hand).collect(),
            thrown: of(self.all() & !set).collect(),
        }
    }
}

fn threes(cards: &[Card]) -> impl Iterator<Item = (Mask, Hand)> {
    let count = cards.len();
    let pairs = (0..count).flat_map(move |a| (a + 1..count).map(move |b| (a, b)));
    let places = pairs.flat_map(move |(a, b)| (b + 1..count).map(move |c| [a, b, c]));
    places.map(|[a, b, c]| {
        (
            1 << a | 1 << b | 1 << c,
            Hand([cards[a], cards[b], cards[c]]),
        )
    })
}

/// The best four of a kind among the dealt cards: the top rank is best, then aces down. It wins everything at once
/// under `quads_win` (RULES 10.1).
#[must_use]
pub fn best_four(cards: &[Card], top: Rank) -> Option<HandValue> {
    let dealt: CardSet = cards.iter().copied().collect();
    let held = |rank: &Rank| {
        Suit::ALL
            .iter()
            .all(|suit| dealt.contains(Card::new(*rank, *suit)))
    };
    let fours = Rank::ALL.into_iter().filter(held);
    fours.map(|rank| HandValue::four_of_a_kind(rank, top)).max()
}

fn fours(cards: &[Card], ranking: &Ranking) -> impl Iterator<Item = (HandValue, Mask)> {
    Rank::ALL.into_iter().filter_map(move |rank| {
        let of_rank = |(_, card): &(usize, &Card)| card.rank() == Some(rank);
        let mask: Mask = cards
            .iter()
            .enumerate()
            .filter(of_rank)
            .map(|(place, _)| 1 << place)
            .sum();
        (mask.count_ones() == 4).then(|| (ranking.four_of_a_kind(rank), mask))
    })
}
