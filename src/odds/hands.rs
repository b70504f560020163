//! The hands to count: all of them, or a sample if there are too many.

use super::sample::Sample;
use super::sieve::{MOST_CARDS, Sieve};
use crate::cards::CardSet;

/// The hands that a pack can deal.
#[derive(Debug)]
pub(super) enum Hands {
    /// Every hand is counted once.
    Counted(Box<Sieve>),
    /// There are too many hands, so a sample of them is dealt.
    Dealt {
        /// All hands of three cards. The best and the lowest hand of a kind come from these, because a sample may miss
        /// them.
        threes: Box<Sieve>,
        sample: Box<Sample>,
    },
}

impl Hands {
    /// Hands of three to thirteen cards from the whole pack with these jokers, without the `without` cards. `None`: the
    /// number of cards is another, or the pack has fewer.
    pub fn new(jokers: u8, without: CardSet, cards: usize) -> Option<Hands> {
        if cards <= MOST_CARDS {
            let sieve = Sieve::new(jokers, without, cards)?;
            Some(Hands::Counted(Box::new(sieve)))
        } else {
            let threes = Box::new(Sieve::new(jokers, without, 3)?);
            let sample = Box::new(Sample::new(jokers, without, cards)?);
            Some(Hands::Dealt { threes, sample })
        }
    }
}
