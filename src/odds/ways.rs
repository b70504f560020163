//! How many hands there are of each kind.

use super::hands::Hands;
use super::sieve::LEVELS;
use crate::cards::{Hand, HandKind, HandValue, Rank, Ranking, RankingRules};

/// In how many ways each kind of hand can be dealt: the best three, where more cards are (RULES 7.1 to
/// 7.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Ways {
    kinds: [u64; 6],
    threes: u64,
}

impl Ways {
    /// The hands of this kind; prials of threes are prials.
    #[must_use]
    pub fn of(&self, kind: HandKind) -> u64 {
        self.kinds[kind as usize]
    }

    /// The prials of threes.
    #[must_use]
    pub fn threes(&self) -> u64 {
        self.threes
    }

    /// All hands.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.kinds.iter().sum()
    }
}

/// What a table of odds tells apart: the kinds of hand, and prials of threes from the others (RULES 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The kind.
    pub kind: HandKind,
    /// Whether these are the prials of threes.
    pub threes: bool,
}

impl Line {
    /// All there are, weakest first by these rules.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ends {
    /// None is better.
    pub best: Hand,
    /// None is lower.
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
    /// How many hands are in this line or a better one.
    reach: [u64; LEVELS + 1],
    ends: [Option<Ends>; LEVELS + 1],
}

impl WaysCounter {
    /// Begins to count the hands of three to seven cards, or to deal those of up to thirteen; none of other
    /// numbers of cards.
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

    /// Goes on through about so many hands, and tells whether that was all.
    pub fn step(&mut self, hands: u32) -> bool {
        let (ranking, lines) = (&self.ranking, &self.lines);
        let (reach, ends) = (&mut self.reach, &mut self.ends);
        let level = |hand| {
            let value = ranking.value(hand);
            let line = Line::of(value);
            let at = lines.iter().position(|other| *other == line).unwrap_or(0);
            let (best, lowest) = (hand, hand);
            let ends = ends[at].get_or_insert(Ends { best, lowest });
            // Of equal hands the last is shown, spades before other suits, but none with a joker.
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

    /// What has been counted so far.
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

    /// What the best and the lowest three cards of a line are. None before any have been found, and
    /// where there are none.
    #[must_use]
    pub fn ends(&self, line: Line) -> Option<Ends> {
        let at = self.lines.iter().position(|other| *other == line)?;
        self.ends[at]
    }

    /// How many hands have been counted so far.
    #[must_use]
    pub fn counted(&self) -> u64 {
        self.reach[0]
    }
}

/// Counts all at once. None of other numbers of cards than three to thirteen.
#[must_use]
pub fn ways(rules: RankingRules, cards: usize) -> Option<Ways> {
    let mut counter = WaysCounter::new(rules, cards)?;
    while !counter.step(u32::MAX) {}
    Some(counter.ways())
}
