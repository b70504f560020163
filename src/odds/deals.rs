//! How often a hand is the best of several: found by dealing.

use std::fmt;

use crate::cards::{Card, CardSet, HandValue, MOST_TO_CHOOSE_FROM, Ranking, RankingRules};
use crate::chance::{Rng, Seed};

/// The most hands that one is set against.
pub const MOST_OTHERS: usize = 7;

/// Deals hands to up to seven others from what is left of the pack, and counts how often a hand beats all
/// of them.
///
/// Hands that lie together share one pack, so this is not the chance against one multiplied: with twos
/// wild that would promise a good pair two percent too much. Against one there is an exact count, the
/// [`StandingCounter`](super::StandingCounter)'s.
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
    /// Begins to deal against a hand of this strength, made by a [`Ranking`] of these rules: hands of so
    /// many cards that hold none of the `held` ones. None of other numbers of cards than three to thirteen.
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
            // The same hand is always told the same.
            rng: Rng::new(Seed([0; 32]), 0),
            dealt: 0,
            best: [0; MOST_OTHERS],
        })
    }

    /// Deals so many times more.
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

    /// Deals one more hand, from this place of the pack on.
    fn beats_next(&mut self, first: usize) -> bool {
        let end = first + self.cards;
        for place in first..end {
            let left = (self.pack.len() - place) as u32;
            self.pack.swap(place, place + self.rng.below(left) as usize);
        }
        let other = self.ranking.best(&self.pack[first..end]);
        other.is_some_and(|other| self.value > other.value)
    }

    /// How many others the pack can deal to, seven at the most.
    #[must_use]
    pub fn others(&self) -> usize {
        MOST_OTHERS.min(self.pack.len() / self.cards)
    }

    /// How often it has been dealt.
    #[must_use]
    pub fn dealt(&self) -> u32 {
        self.dealt
    }

    /// How often the hand was better than that of one other, of each of two, and so on.
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
