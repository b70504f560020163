//! What a bot leaves to chance: it is drawn, or goes every way in turn, so that a bot can tell its chances.

use super::chances::Chances;
use crate::engine::Action;
use crate::random::{PerMille, Rng};

/// Decides what a bot leaves to chance.
pub(super) trait Luck {
    /// A whole number below this one; all are equally likely. It is 0 if the bound is 0.
    fn below(&mut self, bound: u32) -> u32;

    /// Whether an event with this chance happens.
    fn happens(&mut self, chance: PerMille) -> bool;
}

impl Luck for Rng {
    fn below(&mut self, bound: u32) -> u32 {
        Rng::below(self, bound)
    }

    fn happens(&mut self, chance: PerMille) -> bool {
        Rng::below(self, 1000) < chance
    }
}

/// The weight of all ways together, but for rounding.
const WHOLE: u32 = 1 << 30;
/// The most ways that are gone. What is left to chance has far fewer.
const MOST: usize = 2000;

/// Every way that a decision can go, one after the other.
#[derive(Default)]
pub(super) struct Ways {
    forks: Vec<Fork>,
    /// The number of forks that this way has passed.
    passed: usize,
    gone: usize,
}

/// Something that is left to chance.
struct Fork {
    /// The weight of each outcome, in parts of `all`. An outcome of weight 0 does not occur.
    weights: Weights,
    /// The outcome of this way.
    outcome: u32,
}

/// The outcomes of a fork.
#[derive(Clone, Copy)]
enum Weights {
    /// This number of outcomes, all equally likely.
    Even(u32),
    /// The event 1 with this chance, and otherwise 0.
    Event(PerMille),
}

impl Weights {
    fn outcomes(self) -> u32 {
        match self {
            Weights::Even(bound) => bound.max(1),
            Weights::Event(_) => 2,
        }
    }

    fn part(self, whole: u32, outcome: u32) -> u32 {
        let (weight, all) = match (self, outcome) {
            (Weights::Even(bound), _) => (1, bound.max(1)),
            (Weights::Event(chance), 0) => (1000 - chance.min(1000), 1000),
            (Weights::Event(chance), _) => (chance.min(1000), 1000),
        };
        (u64::from(whole) * u64::from(weight) / u64::from(all)) as u32
    }
}

impl Ways {
    /// Each way of a decision, with its weight.
    fn of<T>(mut decide: impl FnMut(&mut Ways) -> T) -> Vec<(T, u32)> {
        let mut ways = Ways::default();
        let mut found = Vec::new();
        loop {
            ways.passed = 0;
            let end = decide(&mut ways);
            found.push((end, ways.weight()));
            if !ways.turn() {
                break;
            }
        }
        found.retain(|(_, weight)| *weight > 0);
        found
    }

    /// The chances of a decision.
    pub fn chances(decide: impl FnMut(&mut Ways) -> Action) -> Chances {
        Chances::of_weights(Ways::of(decide))
    }

    fn weight(&self) -> u32 {
        let forks = self.forks.iter();
        forks.fold(WHOLE, |whole, fork| fork.weights.part(whole, fork.outcome))
    }

    /// Turns to the next way. `false`: all are gone.
    fn turn(&mut self) -> bool {
        self.gone += 1;
        while let Some(fork) = self.forks.last_mut() {
            fork.outcome += 1;
            if fork.outcome < fork.weights.outcomes() {
                return self.gone < MOST;
            }
            self.forks.pop();
        }
        false
    }

    fn fork(&mut self, weights: Weights) -> u32 {
        if self.passed == self.forks.len() {
            let outcome = 0;
            self.forks.push(Fork { weights, outcome });
        }
        self.passed += 1;
        self.forks[self.passed - 1].outcome
    }
}

impl Luck for Ways {
    fn below(&mut self, bound: u32) -> u32 {
        self.fork(Weights::Even(bound))
    }

    fn happens(&mut self, chance: PerMille) -> bool {
        self.fork(Weights::Event(chance)) == 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_way_is_gone_once() {
        let ways = Ways::of(|luck| match luck.happens(250) {
            true => 10 + luck.below(3),
            false => luck.below(2),
        });
        let parts = ways
            .iter()
            .map(|(end, weight)| (*end, weight * 6 / (WHOLE / 4)));
        let expected = [(0, 9), (1, 9), (10, 2), (11, 2), (12, 2)];
        let parts: Vec<(u32, u32)> = parts.collect();
        assert_eq!(parts.len(), expected.len());
        for ((end, part), (expected, weight)) in parts.into_iter().zip(expected) {
            assert_eq!(end, expected);
            assert!(part.abs_diff(weight) <= 1, "{end}: {part}");
        }
    }

    #[test]
    fn what_cannot_happen_is_no_way() {
        let ways = Ways::of(|luck| luck.happens(0));
        assert_eq!(ways.len(), 1);
        assert_eq!(Ways::of(|luck| luck.below(0)).len(), 1);
    }
}
