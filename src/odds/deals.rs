//! How often a hand is the best of several, estimated from random deals.

use std::fmt;

use crate::cards::{Card, CardSet, HandValue, MOST_TO_CHOOSE_FROM, Ranking, RankingRules};
use crate::random::{Rng, Seed};

/// The most opponents.
pub const MOST_OTHERS: usize = 7;

/// Deals hands to up to seven opponents from the rest of the pack, and counts how often a hand beats all of them.
///
/// The opponents share one pack, so their hands are not independent. A power of the chance against one opponent would
/// be wrong: with twos wild it is two percent too high for a good pair. [`StandingCounter`](super::StandingCounter)
/// counts exactly against one opponent.
pub struct Deals {
    ranking: Ranking,
    value: HandValue,
    cards: usize,
    pack: Vec<Card>,
    rng: Rng,
    dealt: u32,
    best: [u32; MOST_OTHERS],
}

impl Deals {
    /// Starts for a hand of this strength, made by a [`Ranking`] of these rules. The opponents get this many cards
    /// each, and none of the `held` ones. `None`: the number of cards is not from three to thirteen.
    #[must_use]
    pub fn new(
        rules: RankingRules,
        cards: usize,
        value: HandValue,
        held: CardSet,
    ) -> Option<Deals> {
        let whole = rules.pack();
        let pack: Vec<Card> = whole.iter().filter(|card| !held.contains(*card)).collect();
        let fits = (3..=MOST_TO_CHOOSE_FROM).contains(&cards) && cards <= pack.len();
        fits.then(|| Deals {
            ranking: Ranking::new(rules),
            value,
            cards,
            pack,
            // A fixed seed, so that the same hand always gets the same answer.
            rng: Rng::new(Seed([0; 32]), 0),
            dealt: 0,
            best: [0; MOST_OTHERS],
        })
    }

    /// Deals this many times more.
    pub fn deal(&mut self, times: u32) {
        for _ in 0..times {
            self.dealt += 1;
            for others in 0..self.others() {
                if !self.beats_next(others * self.cards) {
                    break;
                }
                self.best[others] += 1;
            }
        }
    }

    /// Deals one more hand, from this position of the pack on. Returns whether the hand beats it.
    fn beats_next(&mut self, first: usize) -> bool {
        let end = first + self.cards;
        for place in first..end {
            let left = (self.pack.len() - place) as u32;
            self.pack.swap(place, place + self.rng.below(left) as usize);
        }
        let other = self.ranking.best(&self.pack[first..end]);
        other.is_some_and(|other| self.value > other.value)
    }

    /// The number of opponents that the pack has cards for, seven at most.
    #[must_use]
    pub fn others(&self) -> usize {
        MOST_OTHERS.min(self.pack.len() / self.cards)
    }

    /// The number of deals so far.
    #[must_use]
    pub fn dealt(&self) -> u32 {
        self.dealt
    }

    /// The number of deals in which the hand beat the first opponent, the first two, and so on.
    #[must_use]
    pub fn best(&self) -> [u32; MOST_OTHERS] {
        self.best
    }
}

impl fmt::Debug for Deals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Deals({} of {})", self.best[0], self.dealt)
    }
}
