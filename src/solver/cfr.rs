//! CFR+ over ranges: both players learn to regret less, in turns, and their average play is near an equilibrium.
//!
//! Every iteration walks the whole public tree with a range for each player, so nothing is sampled. Regrets below zero
//! are forgotten, and later play counts more in the average (Tammelin, Solving Large Imperfect Information Games Using
//! CFR+, 2014).

use super::buckets::Buckets;
use super::range::{BITS, BUCKETS, MOVE_BITS, NONE, Range, SURE, mean, part, parts, spread, sum};
use super::spot::{Move, Side};
use super::tree::{Node, To, Tree};

/// A tree that is being solved.
#[derive(Clone, Debug)]
pub struct Solver {
    tree: Tree,
    buckets: Buckets,
    /// The ranges of both at the root.
    ranges: [Range; 2],
    regrets: Vec<i32>,
    /// The sums of play, later play counting more.
    played: Vec<i64>,
    done: u32,
}

/// For each move the chance of each bucket, or its worth.
type Chances = Vec<Range>;

impl Solver {
    /// A solver for a tree whose players hold these ranges.
    #[must_use]
    pub fn new(tree: Tree, buckets: Buckets, ranges: [Range; 2]) -> Solver {
        let cells = tree.cells;
        Solver {
            tree,
            buckets,
            ranges,
            regrets: vec![0; cells],
            played: vec![0; cells],
            done: 0,
        }
    }

    /// The tree.
    #[must_use]
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The iterations so far.
    #[must_use]
    pub fn done(&self) -> u32 {
        self.done
    }

    /// Walks the tree once for each player.
    pub fn iterate(&mut self) {
        self.done += 1;
        for side in 0..2 {
            let [own, other] = [self.ranges[side], self.ranges[1 - side]];
            self.walk(0, side, &own, &other);
        }
    }

    /// The worth of a node to the buckets of one side, given the other's range. Updates that side's regrets.
    fn walk(&mut self, at: u32, side: Side, own: &Range, other: &Range) -> Range {
        let node = self.tree.nodes[at as usize];
        if node.spot.turn == side {
            self.learn(node, side, own, other)
        } else {
            self.meet(node, side, own, other)
        }
    }

    fn below(&mut self, to: To, side: Side, own: &Range, other: &Range) -> Range {
        match to {
            To::Node(at) => self.walk(at, side, own, other),
            To::Settled(worth) if let Some(joint) = &self.buckets.joint => std::array::from_fn(|own| {
                let all: i64 = other.iter().zip(&joint[own]).map(|(a, b)| i64::from(*a) * i64::from(*b)).sum();
                (((all >> 14) * i64::from(worth[side])) >> BITS) as i32
            }),
            To::Settled(worth) => {
                [((sum(other) * i64::from(worth[side])) >> BITS) as i32; BUCKETS]
            }
            To::Shown { lost, pot, payer } => {
                self.showdown(lost[side], pot, payer == side, other)
            }
        }
    }

    fn showdown(&self, lost: i32, pot: i32, pays: bool, other: &Range) -> Range {
        if let Some(joint) = &self.buckets.joint {
            return std::array::from_fn(|own| {
                let both: Range = std::array::from_fn(|j| ((i64::from(other[j]) * i64::from(joint[own][j])) >> 14) as i32);
                let below = sum_of(&both[..own]);
                let all = sum(&both);
                let better = i64::from(self.buckets.better[own]);
                let wins = if pays { better } else { (1 << BITS) - better };
                let won = below + ((i64::from(both[own]) * wins) >> BITS);
                ((all * i64::from(lost) + won * i64::from(pot)) >> BITS) as i32
            });
        }
        let all = sum(other) * i64::from(lost);
        let mut below = 0_i64;
        std::array::from_fn(|bucket| {
            let equal = i64::from(other[bucket]);
            let better = i64::from(self.buckets.better[bucket]);
            // The payer wins only with the better hand.
            let wins = if pays { better } else { (1 << BITS) - better };
            let won = below + ((equal * wins) >> BITS);
            below += equal;
            ((all + won * i64::from(pot)) >> BITS) as i32
        })
    }

    /// The side whose regrets are updated is in turn.
    fn learn(&mut self, node: Node, side: Side, own: &Range, other: &Range) -> Range {
        let edges = node.edges.0..node.edges.1;
        let chances = self.chances(node);
        let mut worths: Chances = Vec::with_capacity(chances.len());
        let mut whole = NONE;
        for (edge, chance) in edges.zip(&chances) {
            let edge = self.tree.edges[edge as usize];
            let reach = parts(own, chance);
            let worth = if self.is_redrawn(node, edge.to) {
                let again = spread(sum(&reach), &self.ranges[side]);
                let worth = self.below(edge.to, side, &again, other);
                [mean(&worth, &self.ranges[side]); BUCKETS]
            } else {
                self.below(edge.to, side, &reach, other)
            };
            for bucket in 0..BUCKETS {
                whole[bucket] += part(worth[bucket], chance[bucket]);
            }
            worths.push(worth);
        }
        self.update(node, side, own, &chances, &worths, &whole);
        whole
    }

    fn update(&mut self, node: Node, side: Side, own: &Range, chances: &[Range], worths: &[Range], whole: &Range) {
        let time = i64::from(self.done);
        let mut cell = node.cell as usize;
        let blind = (!node.knows()).then(|| (mean(whole, &self.ranges[side]), sum(own)));
        for (chance, worth) in chances.iter().zip(worths) {
            if let Some((whole, own)) = blind {
                let gain = mean(worth, &self.ranges[side]) - whole;
                self.regrets[cell] = self.regrets[cell].saturating_add(gain).max(0);
                self.played[cell] += time * ((own * i64::from(chance[0])) >> MOVE_BITS);
                cell += 1;
                continue;
            }
            let regrets = &mut self.regrets[cell..cell + BUCKETS];
            for bucket in 0..BUCKETS {
                let gain = worth[bucket] - whole[bucket];
                regrets[bucket] = regrets[bucket].saturating_add(gain).max(0);
            }
            let played = &mut self.played[cell..cell + BUCKETS];
            for bucket in 0..BUCKETS {
                played[bucket] += time * i64::from(part(own[bucket], chance[bucket]));
            }
            cell += BUCKETS;
        }
    }

    /// The other side is in turn.
    fn meet(&mut self, node: Node, side: Side, own: &Range, other: &Range) -> Range {
        let edges = node.edges.0..node.edges.1;
        let chances = self.chances(node);
        let mut whole = NONE;
        for (edge, chance) in edges.zip(&chances) {
            let to = self.tree.edges[edge as usize].to;
            let reach = parts(other, chance);
            let worth = if self.is_redrawn(node, to) {
                let again = spread(sum(&reach), &self.ranges[1 - side]);
                self.below(to, side, own, &again)
            } else {
                self.below(to, side, own, &reach)
            };
            for bucket in 0..BUCKETS {
                whole[bucket] += worth[bucket];
            }
        }
        whole
    }

    /// Whether a move throws away the hand that was looked at, so that the range is that of a new hand.
    fn is_redrawn(&self, node: Node, to: To) -> bool {
        let To::Node(to) = to else {
            return false;
        };
        node.spot.decides && !self.tree.nodes[to as usize].spot.open[node.spot.turn]
    }

    /// The chances of each move now: in proportion to the regrets.
    fn chances(&self, node: Node) -> Chances {
        let moves = (node.edges.1 - node.edges.0) as usize;
        let width = node.width();
        let cell = node.cell as usize;
        let regrets = &self.regrets[cell..cell + moves * width];
        let mut chances = vec![NONE; moves];
        for bucket in 0..width {
            let of = |nth: usize| regrets[nth * width + bucket];
            share(moves, of, |nth, chance| chances[nth][bucket] = chance);
        }
        if width == 1 {
            for chance in &mut chances {
                *chance = [chance[0]; BUCKETS];
            }
        }
        chances
    }

    /// The average play at a node with a hand of this bucket: each move with its chance, in parts of [`SURE`].
    pub(super) fn play(&self, at: u32, bucket: usize) -> Vec<(Move, i32)> {
        let edges = self.tree.edges_of(at).iter();
        let chances = self.average(at);
        edges.zip(chances).map(|(edge, chance)| (edge.by, chance[bucket])).collect()
    }

    /// The average play at a node: for each move the chance of each bucket, in parts of [`SURE`].
    pub fn average(&self, at: u32) -> Chances {
        let node = self.tree.nodes[at as usize];
        let moves = (node.edges.1 - node.edges.0) as usize;
        let width = node.width();
        let cell = node.cell as usize;
        let played = &self.played[cell..cell + moves * width];
        let mut chances = vec![NONE; moves];
        for bucket in 0..BUCKETS {
            let of = |nth: usize| played[nth * width + bucket.min(width - 1)];
            let most = (0..moves).map(of).max().unwrap_or(0);
            let shift = (64 - most.leading_zeros()).saturating_sub(31);
            let of = |nth: usize| (of(nth) >> shift) as i32;
            share(moves, of, |nth, chance| chances[nth][bucket] = chance);
        }
        chances
    }
}

/// Shares the chance 1 of a move in these proportions, none negative. The largest gets what rounding leaves.
fn share(moves: usize, of: impl Fn(usize) -> i32, mut give: impl FnMut(usize, i32)) {
    let all: u64 = (0..moves).map(|nth| of(nth) as u64).sum();
    let shift = (64 - all.leading_zeros()).saturating_sub(16);
    let all = (all >> shift) as u32;
    let (mut left, mut largest) = (SURE, 0);
    for nth in 0..moves {
        let parts = (((of(nth) as u32) >> shift) << MOVE_BITS).checked_div(all);
        let chance = parts.map_or(SURE / moves as i32, |parts| parts as i32);
        give(nth, chance);
        left -= chance;
        if of(nth) > of(largest) {
            largest = nth;
        }
    }
    let parts = (((of(largest) as u32) >> shift) << MOVE_BITS).checked_div(all);
    let chance = parts.map_or(SURE / moves as i32, |parts| parts as i32);
    give(largest, chance + left);
}

fn sum_of(a: &[i32]) -> i64 { a.iter().map(|a| i64::from(*a)).sum() }
