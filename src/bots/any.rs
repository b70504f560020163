//! What a random player draws from.

use crate::cards::CardSet;
use crate::engine::Chips;
use crate::random::Rng;

/// This many random cards of a set.
pub(super) fn some(mut from: CardSet, cards: u8, rng: &mut Rng) -> CardSet {
    let mut chosen = CardSet::NONE;
    for _ in 0..cards {
        let nth = rng.below(from.len() as u32) as usize;
        chosen.extend(from.iter().nth(nth));
        from = from.without(chosen);
    }
    chosen
}

/// A number up to `most`. Each number of binary digits is about equally likely.
pub(super) fn small(most: Chips, rng: &mut Rng) -> Chips {
    let digits = Chips::BITS - most.leading_zeros();
    let most = most >> rng.below(digits + 1);
    let bound = u32::try_from(most).unwrap_or(u32::MAX).saturating_add(1);
    Chips::from(rng.below(bound))
}
