//! Hands of more cards than can be counted, as they come from the pack.

use std::fmt;

use crate::cards::{Best, Card, CardSet, Pack, Ranking};
use crate::chance::{Rng, Seed};

/// How many hands are dealt: a share read off them is seldom wrong by more than two in a thousand.
const HANDS: u32 = 100_000;

/// Deals hands of so many cards, each at its best, until enough have been dealt.
pub(super) struct Sample {
    pack: Vec<Card>,
    cards: usize,
    rng: Rng,
    dealt: u32,
}

impl Sample {
    /// From the whole pack with these jokers, but for these cards. None where a hand has no best three of so many.
    pub fn new(jokers: u8, without: CardSet, cards: usize) -> Option<Sample> {
        let whole = Pack::whole(jokers);
        let pack = whole.iter().filter(|card| !without.contains(*card));
        let pack: Vec<Card> = pack.collect();
        let fits = (3..=MOST_CARDS).contains(&cards) && cards <= pack.len();
        fits.then(|| Sample {
            pack,
            cards,
            // The same question is always answered the same.
            rng: Rng::new(Seed([0; 32]), 0),
            dealt: 0,
        })
    }

    /// Deals so many hands more, and tells whether that was all.
    pub fn step(&mut self, ranking: &Ranking, hands: u32, mut hand: impl FnMut(Best)) -> bool {
        // A hand takes as long as hundreds that are only counted.
        let end = HANDS.min(self.dealt.saturating_add(hands.div_ceil(100)));
        while self.dealt < end {
            self.dealt += 1;
            for place in 0..self.cards {
                let left = (self.pack.len() - place) as u32;
                self.pack.swap(place, place + self.rng.below(left) as usize);
            }
            if let Some(best) = ranking.best(&self.pack[..self.cards]) {
                hand(best);
            }
        }
        self.dealt == HANDS
    }
}

impl fmt::Debug for Sample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Sample({} of {HANDS})", self.dealt)
    }
}

/// The most cards that a game deals to choose three from (RULES 2.4).
const MOST_CARDS: usize = crate::cards::MOST_TO_CHOOSE_FROM;
