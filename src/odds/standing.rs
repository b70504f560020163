//! How a hand stands against one other.

use std::cmp::Ordering;

use super::hands::Hands;
use crate::cards::{CardSet, HandValue, Ranking, RankingRules};

/// Against how many hands one hand wins, and against how many it does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Standing {
    /// The hands that it beats.
    pub beaten: u64,
    /// The hands that are as good.
    pub tied: u64,
    /// The hands that beat it.
    pub beating: u64,
}

impl Standing {
    /// All hands.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.beaten + self.tied + self.beating
    }

    /// Where a hand counts against which this one stands so.
    fn of(&mut self, stands: Ordering) -> &mut u64 {
        match stands {
            Ordering::Greater => &mut self.beaten,
            Ordering::Equal => &mut self.tied,
            Ordering::Less => &mut self.beating,
        }
    }
}

/// Counts, in slices, how a hand stands against any hand that another player can have been dealt, set to
/// its best three.
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

/// The hands that are as good but for what was thrown away, and may be better or worse by that.
const AS_GOOD: usize = 1;
const BETTER: usize = 2;

impl StandingCounter {
    /// Begins to count for a hand of this strength, made by a [`Ranking`] of these rules, against hands
    /// of three to seven cards that hold none of the `known` ones: those of the hand itself, and whatever
    /// else its owner has seen. Against more cards, up to thirteen, a sample is dealt. None of other numbers
    /// of cards.
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

    /// Goes on through about so many hands, and tells whether that was all.
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

    /// What has been counted so far.
    #[must_use]
    pub fn standing(&self) -> Standing {
        self.standing
    }
}

/// What it takes to look at one hand, in hands counted together.
const LOOK: u32 = 50;
