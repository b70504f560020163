//! Values of hands, counted, and every hand of three by a number.

use super::share::{ALL, Share};
use crate::cards::{Card, Hand, HandValue};

/// How often each value was counted, weakest first.
#[derive(Default)]
pub(super) struct Spread {
    /// The values, how many are below each, and how many are equal. The second is known after [`Spread::sum_up`].
    values: Vec<(HandValue, u32, u32)>,
    all: u32,
}

impl Spread {
    /// Counts a value.
    pub fn add(&mut self, value: HandValue) {
        self.all += 1;
        match self
            .values
            .binary_search_by_key(&value, |(known, ..)| *known)
        {
            Ok(at) => self.values[at].2 += 1,
            Err(at) => self.values.insert(at, (value, 0, 1)),
        }
    }

    /// Adds up how many values are below each. Shares are right from then on.
    pub fn sum_up(&mut self) {
        let mut below = 0;
        for (_, sum, equal) in &mut self.values {
            *sum = below;
            below += *equal;
        }
    }

    /// The share of values that this one beats; half of the equal ones count as beaten.
    pub fn share(&self, value: HandValue) -> Share {
        let at = self.values.partition_point(|(known, ..)| *known < value);
        let twice = match self.values.get(at) {
            Some((known, below, equal)) if *known == value => 2 * below + equal,
            Some((_, below, _)) => 2 * below,
            None => 2 * self.all,
        };
        Share::from(twice) * ALL / Share::from(2 * self.all.max(1))
    }

    /// Takes each `every`-th value. Returns the mean of the shares that they have in another spread.
    pub fn mean_share_in(&self, other: &Spread, every: u32) -> Share {
        let mut sum = 0;
        for (value, below, equal) in &self.values {
            let chosen = (below + equal).div_ceil(every) - below.div_ceil(every);
            sum += Share::from(chosen) * other.share(*value);
        }
        sum / Share::from(self.all.div_ceil(every).max(1))
    }
}

/// The place of a card in a pack whose lowest card has this index. A pack lacks no card between its lowest and its highest.
pub(super) fn place(card: Card, lowest: u8) -> usize {
    card.index().saturating_sub(lowest).into()
}

/// The number of a hand among all hands of three from such a pack. Those whose highest card is lower come first.
pub(super) fn number(hand: Hand, lowest: u8) -> usize {
    let [a, b, c] = hand.0.map(|card| place(card, lowest));
    let (a, b) = (a.max(b), a.min(b));
    let (b, c) = (b.max(c), b.min(c));
    let (a, b) = (a.max(b), a.min(b));
    first_with(a) + b * b.saturating_sub(1) / 2 + c
}

/// The number of the first hand whose highest card has this index: that of all hands of lower cards.
pub(super) const fn first_with(highest: usize) -> usize {
    highest * highest.saturating_sub(1) * highest.saturating_sub(2) / 6
}

/// All hands of these cards whose highest is the one at this place, in the order of their numbers. The cards lie in the
/// order of their indices.
pub(super) fn with_highest(cards: &[Card], place: usize) -> impl Iterator<Item = Hand> {
    let highest = cards.get(place).copied();
    let lower = &cards[..place.min(cards.len())];
    highest.into_iter().flat_map(move |highest| {
        lower.iter().enumerate().flat_map(move |(nth, middle)| {
            let low = lower[..nth].iter();
            low.map(move |low| Hand([highest, *middle, *low]))
        })
    })
}
