//! CFR+ over ranges: both players learn to regret less, in turns, and their average play is near an equilibrium.
//!
//! Every iteration walks the whole public tree with a range for each player, so nothing is sampled. Regrets below zero
//! are forgotten, and later play counts more in the average (Tammelin, Solving Large Imperfect Information Games Using
//! CFR+, 2014).

use super::buckets::Buckets;
use super::range::{BUCKETS, Chances, NONE, Range, SURE, mean, part, parts, share, spread, sum};
use super::spot::Side;
use super::tree::{Node, To, Tree};
use super::worth::{settled, showdown};

/// A tree that is being solved.
#[derive(Clone, Debug)]
pub struct Solver {
    tree: Tree,
    buckets: Buckets,
    /// The ranges of both at the root.
    ranges: [Range; 2],
    regrets: Vec<i32>,
    /// The play of this iteration: chances in proportion to the regrets.
    play: Vec<i16>,
    /// The sums of play, later play counting more.
    played: Vec<i64>,
    done: u32,
    /// Whether each move at the root is made now and then, so that both learn what follows it.
    tries_all: bool,
    /// The worths of moves whose nodes are being walked.
    worths: Vec<Range>,
}

impl Solver {
    /// A solver for a tree whose players can hold every hand.
    #[must_use]
    pub fn new(tree: Tree, buckets: Buckets) -> Solver {
        let ranges = [buckets.weights; 2];
        Solver::from_ranges(tree, buckets, ranges)
    }

    /// A solver for a tree whose players hold these ranges. A player who has not looked must hold every hand.
    pub(super) fn from_ranges(tree: Tree, buckets: Buckets, ranges: [Range; 2]) -> Solver {
        let cells = tree.cells;
        let mut solver = Solver {
            tree,
            buckets,
            ranges,
            regrets: vec![0; cells],
            play: vec![0; cells],
            played: vec![0; cells],
            done: 0,
            tries_all: false,
            worths: Vec::new(),
        };
        for at in 0..solver.tree.nodes.len() {
            solver.choose(solver.tree.nodes[at]);
        }
        solver
    }

    /// The same solver, in which each move at the root is made now and then. What follows a bad one is told well too.
    pub(super) fn trying_all(mut self) -> Solver {
        self.tries_all = true;
        self
    }

    #[must_use]
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    #[must_use]
    pub fn buckets(&self) -> &Buckets {
        &self.buckets
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
            // Nothing can be learnt where the other does not come. What is played there counts all the same.
            _ if sum(other) == 0 => {
                self.remember(to, side, own);
                NONE
            }
            To::Node(at) => self.walk(at, side, own, other),
            To::Settled { worth, .. } => settled(&self.buckets, worth[side], other),
            To::Shown { lost, pot, payer } => {
                showdown(&self.buckets, lost[side], pot, payer == side, other)
            }
        }
    }

    /// The side whose regrets are updated is in turn.
    fn learn(&mut self, node: Node, side: Side, own: &Range, other: &Range) -> Range {
        let first = self.worths.len();
        let mut whole = NONE;
        for nth in 0..node.moves() {
            let chances = self.chances(node, nth);
            let to = self.tree.edges[node.edges.0 as usize + nth].to;
            let reach = parts(own, &chances);
            let worth = if self.tree.is_redrawn(&node, to) {
                let again = spread(sum(&reach), &self.ranges[side]);
                let worth = self.below(to, side, &again, other);
                [mean(&worth, &self.ranges[side]); BUCKETS]
            } else {
                self.below(to, side, &reach, other)
            };
            for bucket in 0..BUCKETS {
                whole[bucket] += part(worth[bucket], chances[bucket]);
            }
            self.worths.push(worth);
        }
        self.count(node, own);
        self.update(node, side, &whole, first);
        self.worths.truncate(first);
        self.choose(node);
        whole
    }

    /// Adds to the average play alone.
    fn remember(&mut self, to: To, side: Side, own: &Range) {
        let To::Node(at) = to else {
            return;
        };
        if sum(own) == 0 {
            return;
        }
        let node = self.tree.nodes[at as usize];
        if node.spot.turn == side {
            self.count(node, own);
        }
        for nth in 0..node.moves() {
            let to = self.tree.edges[node.edges.0 as usize + nth].to;
            if node.spot.turn != side {
                self.remember(to, side, own);
                continue;
            }
            let mut reach = parts(own, &self.chances(node, nth));
            if self.tree.is_redrawn(&node, to) {
                reach = spread(sum(&reach), &self.ranges[side]);
            }
            self.remember(to, side, &reach);
        }
    }

    /// Counts the play of this iteration at a node for the average.
    fn count(&mut self, node: Node, own: &Range) {
        let time = i64::from(self.done).pow(2);
        let cells = node.cell as usize..node.cell as usize + node.moves() * node.width();
        if !node.knows() {
            let own = sum(own);
            for (played, play) in self.played[cells.clone()].iter_mut().zip(&self.play[cells]) {
                *played += time * i64::from(part(own, *play));
            }
            return;
        }
        let play = self.play[cells.clone()].chunks_exact(BUCKETS);
        for (played, play) in self.played[cells].chunks_exact_mut(BUCKETS).zip(play) {
            for bucket in 0..BUCKETS {
                played[bucket] += time * i64::from(part(own[bucket], play[bucket]));
            }
        }
    }

    /// Adds to the regrets of a node.
    fn update(&mut self, node: Node, side: Side, whole: &Range, first: usize) {
        let worths = self.worths[first..].iter();
        let cells = node.cell as usize..node.cell as usize + node.moves() * node.width();
        let regrets = &mut self.regrets[cells];
        if !node.knows() {
            let prior = &self.ranges[side];
            let whole = mean(whole, prior);
            for (regret, worth) in regrets.iter_mut().zip(worths) {
                *regret = regret.saturating_add(mean(worth, prior) - whole).max(0);
            }
            return;
        }
        for (regrets, worth) in regrets.chunks_exact_mut(BUCKETS).zip(worths) {
            for bucket in 0..BUCKETS {
                let gain = worth[bucket] - whole[bucket];
                regrets[bucket] = regrets[bucket].saturating_add(gain).max(0);
            }
        }
    }

    /// The other side is in turn.
    fn meet(&mut self, node: Node, side: Side, own: &Range, other: &Range) -> Range {
        let mut whole = NONE;
        for nth in 0..node.moves() {
            let to = self.tree.edges[node.edges.0 as usize + nth].to;
            let reach = parts(other, &self.chances(node, nth));
            let worth = if self.tree.is_redrawn(&node, to) {
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

    /// The chances of a move in this iteration.
    fn chances(&self, node: Node, nth: usize) -> Chances {
        let width = node.width();
        let cell = node.cell as usize + nth * width;
        let chances = match self.play[cell..cell + width].first_chunk() {
            Some(chances) => *chances,
            None => [self.play[cell]; BUCKETS],
        };
        match self.tries_all && node.cell == 0 {
            true => chances.map(|chance| tried(chance, node.moves())),
            false => chances,
        }
    }

    /// Chooses the play of the next iteration: in proportion to the regrets.
    fn choose(&mut self, node: Node) {
        let (width, moves) = (node.width(), node.moves());
        let cells = node.cell as usize..node.cell as usize + moves * width;
        let regrets = &self.regrets[cells.clone()];
        let play = &mut self.play[cells];
        for bucket in 0..width {
            let of = |nth: usize| regrets[nth * width + bucket];
            share(moves, of, |nth, chance| play[nth * width + bucket] = chance);
        }
    }

    /// The average play at a node: for each move the chance of each bucket.
    #[must_use]
    pub fn average(&self, at: u32) -> Vec<Chances> {
        let node = self.tree.nodes[at as usize];
        let (width, moves) = (node.width(), node.moves());
        let cell = node.cell as usize;
        let played = &self.played[cell..cell + moves * width];
        let mut chances = vec![[0; BUCKETS]; moves];
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

/// The chance of a move where an eighth of all is tried: each of so many moves as often.
fn tried(chance: i16, moves: usize) -> i16 {
    chance - chance / 8 + (SURE / 8 / moves as i32) as i16
}
