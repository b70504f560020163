//! All hands of so many cards: each counted, or where they are too many a sample of them dealt.

use super::sample::Sample;
use super::sieve::{MOST_CARDS, Sieve};
use crate::cards::CardSet;

/// The hands that a pack can deal.
#[derive(Debug)]
pub(super) enum Hands {
    /// Each of them once.
    Counted(Box<Sieve>),
    /// Some, as they come.
    Dealt {
        /// Every three cards once: what a kind's best hand is cannot be read off a few.
        threes: Box<Sieve>,
        sample: Box<Sample>,
    },
}

impl Hands {
    /// Hands of three to thirteen cards out of the whole pack with these jokers, but for these cards.
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
