//! What each move is worth between two who play the best there is from then on.

use super::cfr::Solver;
use super::offered::offered;
use super::range::{BUCKETS, NONE, ONE, Range, mean, part, parts, spread, sum};
use super::spot::Side;
use super::tree::To;
use super::worth::{settled, showdown};
use crate::cards::HandValue;
use crate::engine::{Action, Choice};

/// Between two, the moves of the player in turn are solved from the ranges as they stand. The same deal always gets the
/// same worths.
pub struct Weighing {
    solver: Solver,
    /// The ranges as they stand.
    ranges: [Range; 2],
    side: Side,
    /// The hand of the player in turn. `None`: he has not seen it.
    bucket: Option<usize>,
    choices: Vec<Choice>,
    iterations: u32,
    /// The worths of each bucket after half of them, which tell how near the end is.
    half: Option<Vec<Worths>>,
}

/// What an action is worth against best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weighed {
    pub action: Action,
    /// The expected gain or loss from now on, in thousandths of a chip.
    pub mean: i64,
    /// How far that may still be off, in thousandths of a chip.
    pub error: i64,
    /// How often the other folds in this deal, in thousandths.
    pub folds: u32,
    /// How often it ends with more than now, in thousandths.
    pub wins: u32,
}

/// A number in thousandths for each bucket.
type Worths = [i64; BUCKETS];

/// What an end of a deal counts for.
#[derive(Clone, Copy)]
enum Counted {
    /// Its worth.
    Chips,
    /// Whether one has more than at the root.
    Wins,
    /// Whether the other has folded.
    Folds,
}

impl Weighing {
    /// Begins to solve a tree from these ranges, for the side in turn with this bucket.
    pub(super) fn begin(
        solver: Solver,
        ranges: [Range; 2],
        (side, bucket): (Side, Option<usize>),
        choices: &[Choice],
        iterations: u32,
    ) -> Weighing {
        Weighing {
            solver,
            ranges,
            side,
            bucket,
            choices: choices.to_vec(),
            iterations,
            half: None,
        }
    }

    /// Walks the tree once for each player. `false`: that has been done often enough.
    pub fn step(&mut self) -> bool {
        if self.solver.done() == self.iterations / 2 {
            self.half = Some(self.means());
        }
        self.solver.iterate();
        self.solver.done() < self.iterations
    }

    /// Whether this action is weighed.
    #[must_use]
    pub fn weighs(&self, action: Action) -> bool {
        let mut moves = self.solver.tree().moves(0);
        moves.any(|by| offered(by, &self.choices) == Some(action))
    }

    /// How often the tree was walked, of how often.
    #[must_use]
    pub fn progress(&self) -> (u32, u32) {
        (self.solver.done().min(self.iterations), self.iterations)
    }

    /// The actions by now, the best first.
    #[must_use]
    pub fn worths(&self) -> Vec<Weighed> {
        let all = self.weighed(true);
        let one = |worths: &Worths| match self.bucket {
            Some(bucket) => worths[bucket],
            None => worths[0],
        };
        ranked(all.iter().map(|each| each.weighed(one)).collect())
    }

    /// The actions by now, the best first, for a player who holds each of these hands, as far as it is one that he may hold. How often he wins and the
    /// other folds is left at 0.
    #[must_use]
    pub fn by_hand(&self, hands: &[HandValue]) -> Vec<Vec<Weighed>> {
        let all = self.weighed(false);
        let of_hand = |value: &HandValue| {
            let bucket = self.solver.buckets().of(*value);
            ranked(
                all.iter()
                    .map(|each| each.weighed(|worths| worths[bucket]))
                    .collect(),
            )
        };
        hands.iter().map(of_hand).collect()
    }

    /// Each action by now, for all buckets. `counts`: how often he wins and the other folds is counted too.
    fn weighed(&self, counts: bool) -> Vec<OfAll> {
        let tree = self.solver.tree();
        let means = self.means();
        let mut all = Vec::new();
        for (nth, by) in tree.moves(0).enumerate() {
            let Some(action) = offered(by, &self.choices) else {
                continue;
            };
            let often = |counted| match counts {
                true => (self.root_worths(nth, counted)).map(|often| often.clamp(0, 1000)),
                false => [0; BUCKETS],
            };
            all.push(OfAll {
                action,
                mean: means[nth],
                half: self.half.as_ref().map_or(means[nth], |half| half[nth]),
                folds: often(Counted::Folds),
                wins: often(Counted::Wins),
            });
        }
        all
    }

    /// What each move is worth by now, in thousandths of a chip.
    fn means(&self) -> Vec<Worths> {
        let moves = self.solver.tree().moves(0).count();
        (0..moves)
            .map(|nth| self.root_worths(nth, Counted::Chips))
            .collect()
    }

    /// What a move at the root comes to for each bucket, in thousandths. Who has not seen his hand has the mean in all.
    fn root_worths(&self, nth: usize, counted: Counted) -> Worths {
        let tree = self.solver.tree();
        let other = &self.ranges[1 - self.side];
        let to = tree.edges_of(0)[nth].to;
        let mut worth = self.below(to, other, counted);
        let (node, prior) = (&tree.nodes[0], &self.ranges[self.side]);
        if tree.is_redrawn(node, to) || self.bucket.is_none() {
            worth = [mean(&worth, prior); BUCKETS];
        }
        let unit = match counted {
            Counted::Chips => tree.unit,
            Counted::Wins | Counted::Folds => i64::from(WIN),
        };
        // The worth is summed over the other's range, whose sum rounding leaves a little below 1.
        let all = i128::from(sum(other).max(1));
        let whole = i128::from(ONE);
        worth.map(|worth| (i128::from(worth) * 1000 * whole / all / i128::from(unit)) as i64)
    }

    fn below(&self, to: To, other: &Range, counted: Counted) -> Range {
        let buckets = self.solver.buckets();
        match (to, counted) {
            _ if sum(other) == 0 => NONE,
            (To::Node(at), _) => self.walk(at, other, counted),
            (To::Settled { worth, last }, _) => {
                let worth = match counted {
                    Counted::Chips => worth[self.side],
                    Counted::Wins => WIN * i32::from(worth[self.side] > 0),
                    Counted::Folds => WIN * i32::from(last == self.side),
                };
                settled(buckets, worth, other)
            }
            (To::Shown { lost, pot, payer }, Counted::Chips) => {
                showdown(buckets, lost[self.side], pot, payer == self.side, other)
            }
            (To::Shown { payer, .. }, Counted::Wins) => {
                showdown(buckets, 0, WIN, payer == self.side, other)
            }
            (To::Shown { .. }, Counted::Folds) => NONE,
        }
    }

    /// What a turn comes to for each hand, if both play as they have learnt.
    fn walk(&self, at: u32, other: &Range, counted: Counted) -> Range {
        let tree = self.solver.tree();
        let node = tree.nodes[at as usize];
        let is_own = node.spot.turn == self.side;
        let mut whole = NONE;
        let play = self.solver.average(at);
        for (edge, chances) in tree.edges_of(at).iter().zip(&play) {
            let is_redrawn = tree.is_redrawn(&node, edge.to);
            if is_own {
                let mut worth = self.below(edge.to, other, counted);
                if is_redrawn {
                    worth = [mean(&worth, &self.ranges[self.side]); BUCKETS];
                }
                add(&mut whole, |bucket| part(worth[bucket], chances[bucket]));
                continue;
            }
            let mut reach = parts(other, chances);
            if is_redrawn {
                reach = spread(sum(&reach), &self.ranges[1 - self.side]);
            }
            let worth = self.below(edge.to, &reach, counted);
            add(&mut whole, |bucket| worth[bucket]);
        }
        whole
    }
}

/// An action, for all buckets.
struct OfAll {
    action: Action,
    mean: Worths,
    half: Worths,
    folds: Worths,
    wins: Worths,
}

impl OfAll {
    /// What is told of it, by the number of each that `one` picks.
    fn weighed(&self, one: impl Fn(&Worths) -> i64) -> Weighed {
        Weighed {
            action: self.action,
            mean: one(&self.mean),
            error: (one(&self.mean) - one(&self.half)).abs(),
            folds: one(&self.folds) as u32,
            wins: one(&self.wins) as u32,
        }
    }
}

/// The best first.
fn ranked(mut all: Vec<Weighed>) -> Vec<Weighed> {
    all.sort_by_key(|one| -one.mean);
    all
}

/// A won deal, among numbers of the size of worths.
const WIN: i32 = 1 << 20;

fn add(whole: &mut Range, of: impl Fn(usize) -> i32) {
    for (bucket, whole) in whole.iter_mut().enumerate() {
        *whole += of(bucket);
    }
}
