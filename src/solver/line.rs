//! A deal, followed in a stored strategy and in trees that are solved as it goes on.

use super::book::Book;
use super::buckets::Buckets;
use super::budget::Budget;
use super::cfr::Solver;
use super::deal::Deal;
use super::range::{Chances, ONE, Range, SURE, parts, sum};
use super::spot::{Menu, Move, Next, Side, Spot};
use super::tree::Tree;
use super::weighing::Weighing;
use crate::cards::RankingRules;
use crate::engine::{Action, Choice};

/// What the two may do in a tree, the fullest first: the most bets of each, and how often the stake may be doubled in all.
const SIZES: [(u32, u32); 17] = [
    (u32::MAX, 32),
    (12, 32),
    (24, 3),
    (16, 2),
    (12, 2),
    (16, 1),
    (12, 1),
    (8, 1),
    (12, 0),
    (8, 0),
    (6, 0),
    (5, 0),
    (4, 0),
    (3, 0),
    (2, 0),
    (1, 0),
    (0, 0),
];

/// A smaller tree is chosen rather than fewer iterations than about these.
const ITERATIONS: u64 = 40;

/// A turn has about three moves, each walked over once for each player.
const VISITS_OF_A_TURN: u64 = 6;

/// More iterations than these bring little.
const MOST_ITERATIONS: u64 = 300;

/// A player who never makes a move is taken to make it with this chance, in parts of [`SURE`], so that no move of an
/// opponent empties his range.
const SLIP: i32 = SURE / 128;

/// A bet whose chance is less than 1 in this number counts as one that is never made.
const SELDOM: i32 = 256;

/// What a line is followed with.
pub(super) struct Means<'a> {
    pub buckets: &'a Buckets,
    /// The ranking, and the number of cards that are dealt.
    pub game: (RankingRules, u8),
    pub book: &'a Book,
}

/// A deal as far as it was followed.
pub(super) struct Line {
    deal: Deal,
    visits: u64,
    /// How many of the moves have been followed.
    followed: usize,
    source: Source,
    at: u32,
    spot: Spot,
    ranges: [Range; 2],
    /// Where the deal stands in the stored play of the other, where that of one side is stored apart.
    other: Option<(usize, u32)>,
    /// Whether the chips of the two have changed otherwise than by the moves, so that it was begun anew where they stood
    /// when it was asked about.
    is_bent: bool,
}

/// Where the chances of moves come from.
enum Source {
    /// This situation of the book.
    Stored(usize),
    /// A solved tree, and whether bets in it are limited.
    Solved(Box<Solver>, bool),
}

impl Line {
    pub fn begin(deal: Deal, means: &Means<'_>, budget: &mut Budget<'_>) -> Option<Line> {
        let ranges = [means.buckets.weights; 2];
        let source = match means
            .book
            .find(&deal.terms, &deal.root, deal.me, means.game)
        {
            Some(situation) => Source::Stored(situation),
            None => solve(&deal, deal.root, ranges, means.buckets, budget)?,
        };
        let other = match source {
            Source::Stored(situation) => means.book.other(situation),
            Source::Solved(..) => None,
        };
        Some(Line {
            other: other.map(|situation| (situation, 0)),
            visits: budget.visits,
            followed: 0,
            source,
            at: 0,
            spot: deal.root,
            deal,
            ranges,
            is_bent: false,
        })
    }

    /// Whether this deal goes on from the one that was followed. One that was begun anew half-way does not: what it gives
    /// would depend on when it was asked about.
    pub fn goes_on(&self, deal: &Deal, visits: u64) -> bool {
        let followed = &self.deal.moves[..self.followed];
        self.visits == visits
            && !self.is_bent
            && (&self.deal.terms, self.deal.root, self.deal.me) == (&deal.terms, deal.root, deal.me)
            && deal.moves.starts_with(followed)
    }

    /// The same line, in the deal as it is now.
    pub fn going_on(self, deal: Deal) -> Line {
        Line { deal, ..self }
    }

    /// Follows the deal to where it stands now.
    pub fn follow(&mut self, means: &Means<'_>, budget: &mut Budget<'_>) -> Option<()> {
        while let Some((side, by)) = self.deal.moves.get(self.followed).copied() {
            self.prepare(means, budget)?;
            self.step(side, by, means, budget)?;
            self.followed += 1;
        }
        if self.spot != self.deal.now {
            self.is_bent = true;
            self.restart(self.deal.now, means, budget)?;
        }
        self.prepare(means, budget)
    }

    /// The moves now, each with its chance for this bucket.
    pub fn play(&self, means: &Means<'_>, bucket: usize) -> Vec<(Move, i32)> {
        let chances = self
            .chances(means)
            .into_iter()
            .map(|row| row[bucket].into());
        self.moves(means).into_iter().zip(chances).collect()
    }

    /// Begins to weigh the moves now for the viewer, who holds this bucket.
    pub fn weigh(
        &self,
        buckets: &Buckets,
        bucket: Option<usize>,
        choices: &[Choice],
        taken: Action,
        visits: u64,
    ) -> Option<Weighing> {
        let also = match taken {
            Action::Bet(chips) => Some(Move::Bet(chips)),
            _ => None,
        };
        let (tree, _) = fitting(&self.deal, self.spot, also, visits)?;
        let iterations = iterations(&tree, visits);
        let solver = Solver::from_ranges(tree, buckets.clone(), self.ranges).trying_all();
        let holds = (self.spot.turn, bucket);
        Some(Weighing::begin(
            solver,
            self.ranges,
            holds,
            choices,
            iterations,
        ))
    }

    fn moves(&self, means: &Means<'_>) -> Vec<Move> {
        match &self.source {
            Source::Stored(of) => {
                let turn = means.book.turn(*of, self.at);
                turn.map(|turn| turn.moves.clone()).unwrap_or_default()
            }
            Source::Solved(solver, _) => solver.tree().moves(self.at).collect(),
        }
    }

    fn chances(&self, means: &Means<'_>) -> Vec<Chances> {
        match &self.source {
            Source::Stored(of) => {
                let turn = means.book.turn(*of, self.at);
                turn.map(|turn| turn.chances.clone()).unwrap_or_default()
            }
            Source::Solved(solver, _) => solver.average(self.at),
        }
    }

    /// The chances of a move of the other, as his own play is stored. Of bets that are not there the nearest is taken, and
    /// for a bet that he never makes any bet.
    fn of_other(&self, side: Side, by: Move, means: &Means<'_>) -> Option<Chances> {
        let (situation, at) = self.other?;
        let turn = means.book.turn(situation, at)?;
        let far = |known: &Move| match (*known, by) {
            (Move::Bet(known), Move::Bet(made)) => Some(known.abs_diff(made)),
            (known, made) => (known == made).then_some(0),
        };
        let all = turn.moves.iter().zip(&turn.chances);
        let bets = all.filter_map(|(known, chances)| Some((far(known)?, chances)));
        let (_, nearest) = bets.clone().min_by_key(|(far, _)| *far)?;
        let range = &self.ranges[side];
        if sum(&parts(range, nearest)) >= ONE / SELDOM {
            return Some(*nearest);
        }
        let any = |bucket: usize| bets.clone().map(|(_, chances)| chances[bucket]).max();
        Some(std::array::from_fn(|bucket| any(bucket).unwrap_or(0)))
    }

    /// The turn after a move, if it is there.
    fn to(&self, nth: usize, means: &Means<'_>) -> Option<u32> {
        match &self.source {
            Source::Stored(of) => means.book.turn(*of, self.at)?.to[nth],
            Source::Solved(solver, _) => solver.tree().to(self.at, nth),
        }
    }

    /// Solves anew where the source is not good enough for this turn: bets in the tree are limited, and it is the
    /// viewer's turn, or the book has other moves than these chips allow.
    fn prepare(&mut self, means: &Means<'_>, budget: &mut Budget<'_>) -> Option<()> {
        let anew = match &self.source {
            Source::Solved(_, limited) => {
                *limited && self.at != 0 && self.spot.turn == self.deal.me
            }
            Source::Stored(of) => {
                let full = means.book.menu(*of, self.spot.turn);
                self.moves(means) != self.deal.terms.moves(&self.spot, full, 0)
            }
        };
        if anew {
            self.restart(self.spot, means, budget)?;
        }
        Some(())
    }

    fn restart(&mut self, spot: Spot, means: &Means<'_>, budget: &mut Budget<'_>) -> Option<()> {
        self.source = solve(&self.deal, spot, self.ranges, means.buckets, budget)?;
        (self.at, self.spot, self.other) = (0, spot, None);
        Some(())
    }

    /// Follows one move. One that is not there begins a new tree, from the ranges as they stand.
    fn step(
        &mut self,
        side: Side,
        by: Move,
        means: &Means<'_>,
        budget: &mut Budget<'_>,
    ) -> Option<()> {
        if self.spot.turn != side {
            // He has looked out of turn (O8). A hand of two that is looked at so is not followed.
            let mut spot = self.spot;
            spot.open[side] |= by == Move::Look && !spot.two[side];
            return self.restart(spot, means, budget);
        }
        let knows = self.spot.open[side] || self.spot.decides;
        let nth = self.moves(means).iter().position(|known| *known == by);
        if by == Move::Throw {
            self.ranges[side] = means.buckets.weights;
        } else if let (Some(nth), true) = (nth, knows) {
            let own = self.chances(means).get(nth).copied();
            if let Some(chances) = own.or_else(|| self.of_other(side, by, means)) {
                self.ranges[side] = after(&self.ranges[side], &chances);
            }
        }
        self.other = self.other.and_then(|(situation, at)| {
            let turn = means.book.turn(situation, at)?;
            let nth = turn.moves.iter().position(|known| *known == by)?;
            Some((situation, turn.to.get(nth).copied().flatten()?))
        });
        let Next::Turn(next) = self.deal.terms.after(&self.spot, by) else {
            return None;
        };
        match nth.and_then(|nth| self.to(nth, means)) {
            Some(to) => (self.at, self.spot) = (to, next),
            None => self.restart(next, means, budget)?,
        }
        Some(())
    }
}

/// The range of a player who made a move with these chances.
fn after(range: &Range, chances: &Chances) -> Range {
    let both = range.iter().zip(chances);
    let reach: Vec<i64> = both
        .map(|(range, chance)| i64::from(*range) * i64::from(i32::from(*chance) + SLIP))
        .collect();
    let all: i64 = reach.iter().sum::<i64>().max(1);
    let of = |reach: i64| (i128::from(reach) * i128::from(ONE) / i128::from(all)) as i32;
    std::array::from_fn(|bucket| of(reach[bucket]))
}

/// Solves the fullest tree that the budget allows. `None`: it allows none, or there are too many chips to count.
fn solve(
    deal: &Deal,
    spot: Spot,
    ranges: [Range; 2],
    buckets: &Buckets,
    budget: &mut Budget<'_>,
) -> Option<Source> {
    if budget.visits == 0 {
        return None;
    }
    let (tree, limited) = fitting(deal, spot, None, budget.visits)?;
    let iterations = iterations(&tree, budget.visits);
    let mut solver = Solver::from_ranges(tree, buckets.clone(), ranges);
    for _ in 0..iterations {
        solver.iterate();
        if (budget.stop)() {
            break;
        }
    }
    Some(Source::Solved(Box::new(solver), limited))
}

/// The largest tree that can be solved in this number of visits, and whether bets in it are limited. The player in turn may
/// also make the move `also`.
fn fitting(deal: &Deal, spot: Spot, also: Option<Move>, visits: u64) -> Option<(Tree, bool)> {
    let stake = match spot.stake {
        0 => deal.terms.vying.open_min,
        stake => stake,
    };
    let menu = |(bets, doubles): (u32, u32), every| Menu {
        every,
        bets,
        stake: stake.saturating_mul(1 << doubles),
    };
    let tree = |size: (u32, u32), every: bool, most: usize| {
        let mut menus = [menu(size, false), menu(size, every)];
        if deal.me != 0 {
            menus.reverse();
        }
        let tree = Tree::with(&deal.terms, spot, menus, also, most)?;
        Some((tree, size.0 != u32::MAX))
    };
    let most = (visits / (VISITS_OF_A_TURN * ITERATIONS)) as usize;
    let every = tree(SIZES[0], true, most);
    let fitting = every.or_else(|| SIZES.into_iter().find_map(|size| tree(size, false, most)));
    fitting.or_else(|| tree(*SIZES.last()?, false, usize::MAX))
}

/// The iterations that so many visits are enough for.
fn iterations(tree: &Tree, visits: u64) -> u32 {
    let all = visits / (2 * tree.edges.len() as u64);
    all.clamp(1, MOST_ITERATIONS) as u32
}
