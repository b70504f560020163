//! The number of hands of each kind.

use serde::{Deserialize, Serialize};

use super::hands::Hands;
use super::sieve::LEVELS;
use crate::cards::{Hand, HandKind, HandValue, Rank, Ranking, RankingRules};

/// The number of hands of each kind. Of more than three cards the best three count (RULES 7.1 to 7.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Ways {
    kinds: [u64; 6],
    threes: u64,
}

impl Ways {
    /// The hands of this kind. Prials of threes are prials.
    #[must_use]
    pub fn of(&self, kind: HandKind) -> u64 {
        self.kinds[kind as usize]
    }

    /// The prials of threes.
    #[must_use]
    pub fn threes(&self) -> u64 {
        self.threes
    }

    /// The sum.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.kinds.iter().sum()
    }
}

/// A line in a table of odds: a kind of hand. Prials of threes are a line of their own (RULES 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    pub kind: HandKind,
    /// Whether these are the prials of threes.
    pub threes: bool,
}

impl Line {
    /// All lines, weakest first by these rules.
    #[must_use]
    pub fn all(rules: RankingRules) -> [Line; LEVELS + 1] {
        let line = |kind| Line {
            kind,
            threes: false,
        };
        let prials = [
            line(HandKind::Prial),
            Line {
                kind: HandKind::Prial,
                threes: true,
            },
        ];
        let [high, pair, flush, run, running, _] = HandKind::ALL.map(line);
        let [prial, threes] = prials;
        if rules.running_flush_over_prial {
            [high, pair, flush, run, prial, threes, running]
        } else {
            [high, pair, flush, run, running, prial, threes]
        }
    }

    fn of(value: HandValue) -> Line {
        let kind = value.kind();
        Line {
            kind,
            threes: kind == HandKind::Prial && value.ranks()[0] == Rank::Three,
        }
    }
}

/// The best and the lowest hand of a [`Line`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ends {
    /// No hand of the line is better.
    pub best: Hand,
    /// No hand of the line is lower.
    pub lowest: Hand,
}

/// Counts [`Ways`] in slices, and finds the [`Ends`] of each line.
///
/// ```
/// use brag::cards::{HandKind, RankingRules};
/// use brag::odds::WaysCounter;
///
/// let mut counter = WaysCounter::new(RankingRules::default(), 3).expect("three cards");
/// while !counter.step(1000) {}
/// assert_eq!(counter.ways().of(HandKind::Run), 720);
/// ```
#[derive(Debug)]
pub struct WaysCounter {
    ranking: Ranking,
    lines: [Line; LEVELS + 1],
    hands: Hands,
    /// The number of hands in each line or a better one.
    reach: [u64; LEVELS + 1],
    ends: [Option<Ends>; LEVELS + 1],
}

impl WaysCounter {
    /// Starts for hands of `cards` cards. Hands of three to seven cards are counted. Hands of up to thirteen are
    /// sampled. `None`: another number of cards.
    #[must_use]
    pub fn new(rules: RankingRules, cards: usize) -> Option<WaysCounter> {
        Some(WaysCounter {
            hands: Hands::new(rules.jokers, rules.left_out(), cards)?,
            lines: Line::all(rules),
            ranking: Ranking::new(rules),
            reach: [0; LEVELS + 1],
            ends: [None; LEVELS + 1],
        })
    }

    /// Counts about `hands` hands more. Returns whether all have been counted.
    pub fn step(&mut self, hands: u32) -> bool {
        let (ranking, lines) = (&self.ranking, &self.lines);
        let (reach, ends) = (&mut self.reach, &mut self.ends);
        let level = |hand| {
            let value = ranking.value(hand);
            let line = Line::of(value);
            let at = lines.iter().position(|other| *other == line).unwrap_or(0);
            let (best, lowest) = (hand, hand);
            let ends = ends[at].get_or_insert(Ends { best, lowest });
            // The last of equal hands is shown, so that spades come before other suits. Hands with a joker are avoided.
            let best = ranking.value(ends.best);
            if value > best || value == best && !hand.0[2].is_joker() {
                ends.best = hand;
            }
            if value < ranking.value(ends.lowest) {
                ends.lowest = hand;
            }
            at
        };
        match &mut self.hands {
            Hands::Counted(sieve) => sieve.step(hands, level, |alike| {
                reach[0] += alike.len();
                for (level, reach) in reach.iter_mut().enumerate().skip(1) {
                    *reach += alike.reach(level);
                }
                0
            }),
            Hands::Dealt { threes, sample } => {
                threes.step(hands, level, |_| 0)
                    && sample.step(ranking, hands, |best| {
                        let line = Line::of(best.value);
                        let at = lines.iter().position(|other| *other == line).unwrap_or(0);
                        reach[..=at].iter_mut().for_each(|reach| *reach += 1);
                    })
            }
        }
    }

    /// The result so far.
    #[must_use]
    pub fn ways(&self) -> Ways {
        let mut ways = Ways::default();
        for (at, line) in self.lines.iter().enumerate() {
            let better = self.reach.get(at + 1).copied().unwrap_or(0);
            let hands = self.reach[at] - better;
            ways.kinds[line.kind as usize] += hands;
            if line.threes {
                ways.threes = hands;
            }
        }
        ways
    }

    /// The best and the lowest three cards of a line. `None`: none have been found, or the line is empty.
    #[must_use]
    pub fn ends(&self, line: Line) -> Option<Ends> {
        let at = self.lines.iter().position(|other| *other == line)?;
        self.ends[at]
    }

    /// The number of hands counted so far.
    #[must_use]
    pub fn counted(&self) -> u64 {
        self.reach[0]
    }
}

/// Counts all hands at once. `None`: the number of cards is not from three to thirteen.
#[must_use]
pub fn ways(rules: RankingRules, cards: usize) -> Option<Ways> {
    let mut counter = WaysCounter::new(rules, cards)?;
    while !counter.step(u32::MAX) {}
    Some(counter.ways())
}
