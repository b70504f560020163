//! Random deals of hands with too many cards to count.

use std::fmt;

use crate::cards::{Best, Card, CardSet, Pack, Ranking};
use crate::random::{Rng, Seed};

/// The size of the sample. A share estimated from it is seldom wrong by more than two thousandths.
const HANDS: u32 = 100_000;

/// Deals random hands and finds the best three cards of each.
pub(super) struct Sample {
    pack: Vec<Card>,
    cards: usize,
    rng: Rng,
    dealt: u32,
}

impl Sample {
    /// From the whole pack with these jokers, without the `without` cards. `None`: no best three can be chosen from
    /// this many cards.
    pub fn new(jokers: u8, without: CardSet, cards: usize) -> Option<Sample> {
        let whole = Pack::whole(jokers);
        let pack = whole.iter().filter(|card| !without.contains(*card));
        let pack: Vec<Card> = pack.collect();
        let fits = (3..=MOST_CARDS).contains(&cards) && cards <= pack.len();
        fits.then(|| Sample {
            pack,
            cards,
            // A fixed seed, so that the same question always gets the same answer.
            rng: Rng::new(Seed([0; 32]), 0),
            dealt: 0,
        })
    }

    /// Deals more hands. `hands` is in units of counted hands. Returns whether the sample is complete.
    pub fn step(&mut self, ranking: &Ranking, hands: u32, mut hand: impl FnMut(Best)) -> bool {
        // Dealing one hand takes as long as counting about a hundred.
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

/// The most cards from which a game lets players choose three (RULES 2.4).
const MOST_CARDS: usize = crate::cards::MOST_TO_CHOOSE_FROM;
