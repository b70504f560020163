//! The ways to discard from three cards.

use crate::cards::{Card, Hand};

/// The number of ways: one bit for each card.
pub(super) const WAYS: usize = 8;

/// The hand after a discard and a draw. If there are too few new cards, old ones stay.
pub(super) fn after_draw(hand: Hand, way: usize, new: &[Card]) -> Hand {
    let mut new = new.iter();
    let mut nth = 0;
    Hand(hand.0.map(|card| {
        let thrown = way >> nth & 1 == 1;
        nth += 1;
        let next = if thrown { new.next() } else { None };
        next.copied().unwrap_or(card)
    }))
}
