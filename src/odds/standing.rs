//! How a hand compares with all hands that one opponent may hold.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use super::hands::Hands;
use crate::cards::{CardSet, HandValue, Ranking, RankingRules};

/// The numbers of hands that a hand beats, ties with and loses to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Standing {
    /// The hands that it beats.
    pub beaten: u64,
    /// The hands that are equal.
    pub tied: u64,
    /// The hands that beat it.
    pub beating: u64,
}

impl Standing {
    /// The sum.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.beaten + self.tied + self.beating
    }

    /// The counter for hands with which the comparison gives this result.
    fn of(&mut self, stands: Ordering) -> &mut u64 {
        match stands {
            Ordering::Greater => &mut self.beaten,
            Ordering::Equal => &mut self.tied,
            Ordering::Less => &mut self.beating,
        }
    }
}

/// Compares a hand in slices with all hands that an opponent may hold. The opponent plays his best three cards.
///
/// ```
/// use brag::cards::{Hand, Ranking, RankingRules};
/// use brag::odds::StandingCounter;
///
/// let rules = RankingRules::default();
/// let threes: Hand = "3c 3d 3h".parse()?;
/// let value = Ranking::new(rules).value(threes);
/// let known = threes.0.into_iter().collect();
/// let mut counter = StandingCounter::new(rules, 3, value, known).expect("three cards");
/// while !counter.step(1000) {}
/// assert_eq!(counter.standing().beaten, 18_424);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct StandingCounter {
    ranking: Ranking,
    value: HandValue,
    hands: Hands,
    standing: Standing,
}

/// The level of hands that are equal without discards. With discards they may be better or worse.
const AS_GOOD: usize = 1;
const BETTER: usize = 2;

impl StandingCounter {
    /// Starts for a hand of this strength, made by a [`Ranking`] of these rules. The opponent holds `cards` cards and
    /// none of the `known` ones, which are the cards that the owner of the hand has seen. Hands of three to seven cards
    /// are counted. Hands of up to thirteen are sampled. `None`: another number of cards.
    #[must_use]
    pub fn new(
        rules: RankingRules,
        cards: usize,
        value: HandValue,
        known: CardSet,
    ) -> Option<StandingCounter> {
        Some(StandingCounter {
            hands: Hands::new(rules.jokers, known.union(rules.left_out()), cards)?,
            ranking: Ranking::new(rules),
            value,
            standing: Standing::default(),
        })
    }

    /// Counts about `hands` hands more. Returns whether all have been counted.
    pub fn step(&mut self, hands: u32) -> bool {
        let (ranking, value, standing) = (&self.ranking, self.value, &mut self.standing);
        let level = |hand| {
            let other = ranking.value(hand);
            if ranking.is_up_to_discards(other, value) {
                AS_GOOD
            } else if other > value {
                BETTER
            } else {
                0
            }
        };
        let sieve = match &mut self.hands {
            Hands::Counted(sieve) => sieve,
            Hands::Dealt { sample, .. } => {
                return sample.step(ranking, hands, |best| {
                    *standing.of(value.cmp(&best.value)) += 1;
                });
            }
        };
        sieve.step(hands, level, |alike| {
            standing.beating += alike.reach(BETTER);
            standing.beaten += alike.len() - alike.reach(AS_GOOD);
            let mut looked_at = 0;
            for best in alike.only(AS_GOOD).filter_map(|cards| ranking.best(&cards)) {
                *standing.of(value.cmp(&best.value)) += 1;
                looked_at += LOOK;
            }
            looked_at
        })
    }

    /// The result so far.
    #[must_use]
    pub fn standing(&self) -> Standing {
        self.standing
    }
}

/// The cost of looking at one hand, in hands that are counted together.
const LOOK: u32 = 50;
