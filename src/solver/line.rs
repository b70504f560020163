//! A deal, followed in a stored strategy and in trees that are solved as it goes on.

use super::book::Book;
use super::buckets::Buckets;
use super::budget::Budget;
use super::cfr::Solver;
use super::deal::Deal;
use super::range::{Chances, ONE, Range, SURE};
use super::solving::Solving;
use super::spot::{Move, Next, Side, Spot};
use crate::cards::RankingRules;

/// A player who never makes a move is taken to make it with this chance, in parts of [`SURE`], so that no move of an
/// opponent empties his range.
const SLIP: i32 = SURE / 128;

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
    /// What is being solved and will be the next source.
    unfinished: Option<Solving>,
    at: u32,
    spot: Spot,
    ranges: [Range; 2],
}

/// Where the chances of moves come from.
enum Source {
    /// It has not been found yet.
    None,
    /// This situation of the book.
    Stored(usize),
    /// A solved tree, and whether bets in it are limited.
    Solved(Box<Solver>, bool),
}

impl Line {
    /// The line of a deal, at its root. `visits`: what each solve may cost.
    pub fn begin(deal: Deal, means: &Means<'_>, visits: u64) -> Line {
        let stored = means
            .book
            .find(&deal.terms, &deal.root, deal.me, means.game);
        Line {
            visits,
            followed: 0,
            source: stored.map_or(Source::None, Source::Stored),
            unfinished: None,
            at: 0,
            spot: deal.root,
            deal,
            ranges: [means.buckets.weights; 2],
        }
    }

    /// Whether a solve was stopped before it was done. It goes on when the deal is followed again.
    pub fn is_unfinished(&self) -> bool {
        self.unfinished.is_some()
    }

    /// Whether this deal goes on from the one that was followed.
    pub fn goes_on(&self, deal: &Deal, visits: u64) -> bool {
        let followed = &self.deal.moves[..self.followed];
        self.visits == visits
            && (&self.deal.terms, self.deal.root, self.deal.me) == (&deal.terms, deal.root, deal.me)
            && deal.moves.starts_with(followed)
    }

    /// The same line, in the deal as it is now.
    pub fn going_on(self, deal: Deal) -> Line {
        Line { deal, ..self }
    }

    /// Follows the deal to where it stands now. `None`: it cannot be followed, or a solve is unfinished.
    pub fn follow(&mut self, means: &Means<'_>, budget: &mut Budget<'_>) -> Option<()> {
        if matches!(self.source, Source::None) {
            self.restart(self.spot, self.ranges, means, budget)?;
        }
        while let Some((side, by)) = self.deal.moves.get(self.followed).copied() {
            self.prepare(means, budget)?;
            self.step(side, by, means, budget)?;
            self.followed += 1;
        }
        if self.spot != self.deal.now {
            self.restart(self.deal.now, self.ranges, means, budget)?;
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

    fn moves(&self, means: &Means<'_>) -> Vec<Move> {
        match &self.source {
            Source::None => Vec::new(),
            Source::Stored(of) => {
                let turn = means.book.turn(*of, self.at);
                turn.map(|turn| turn.moves.clone()).unwrap_or_default()
            }
            Source::Solved(solver, _) => solver.tree().moves(self.at).collect(),
        }
    }

    fn chances(&self, means: &Means<'_>) -> Vec<Chances> {
        match &self.source {
            Source::None => Vec::new(),
            Source::Stored(of) => {
                let turn = means.book.turn(*of, self.at);
                turn.map(|turn| turn.chances.clone()).unwrap_or_default()
            }
            Source::Solved(solver, _) => solver.average(self.at),
        }
    }

    /// The turn after a move, if it is there.
    fn to(&self, nth: usize, means: &Means<'_>) -> Option<u32> {
        match &self.source {
            Source::None => None,
            Source::Stored(of) => means.book.turn(*of, self.at)?.to[nth],
            Source::Solved(solver, _) => solver.tree().to(self.at, nth),
        }
    }

    /// Solves anew where the source is not good enough for this turn: bets in the tree are limited, and it is the
    /// viewer's turn, or the book has other moves than these chips allow.
    fn prepare(&mut self, means: &Means<'_>, budget: &mut Budget<'_>) -> Option<()> {
        let anew = match &self.source {
            Source::None => true,
            Source::Solved(_, limited) => {
                *limited && self.at != 0 && self.spot.turn == self.deal.me
            }
            Source::Stored(of) => {
                let full = means.book.menu(*of, self.spot.turn);
                self.moves(means) != self.deal.terms.moves(&self.spot, full, 0)
            }
        };
        if anew {
            self.restart(self.spot, self.ranges, means, budget)?;
        }
        Some(())
    }

    /// Goes on from here in a tree that is solved for it. `None`: none can be solved, or it is unfinished; then nothing
    /// else has changed.
    fn restart(
        &mut self,
        spot: Spot,
        ranges: [Range; 2],
        means: &Means<'_>,
        budget: &mut Budget<'_>,
    ) -> Option<()> {
        let unfinished = self.unfinished.take();
        let unfinished = unfinished.filter(|solving| solving.is_of(spot, ranges));
        let mut solving = match unfinished {
            Some(solving) => solving,
            None => Solving::begin(&self.deal, spot, ranges, means.buckets, budget)?,
        };
        if !solving.go_on(budget) {
            self.unfinished = Some(solving);
            return None;
        }
        self.source = Source::Solved(Box::new(solving.solver), solving.limited);
        (self.at, self.spot, self.ranges) = (0, spot, ranges);
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
            return self.restart(spot, self.ranges, means, budget);
        }
        let knows = self.spot.open[side] || self.spot.decides;
        let nth = self.moves(means).iter().position(|known| *known == by);
        let mut ranges = self.ranges;
        if by == Move::Throw {
            ranges[side] = means.buckets.weights;
        } else if let (Some(nth), true) = (nth, knows)
            && let Some(chances) = self.chances(means).get(nth)
        {
            ranges[side] = after(&ranges[side], chances);
        }
        let Next::Turn(next) = self.deal.terms.after(&self.spot, by) else {
            return None;
        };
        match nth.and_then(|nth| self.to(nth, means)) {
            Some(to) => (self.at, self.spot, self.ranges) = (to, next, ranges),
            None => self.restart(next, ranges, means, budget)?,
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
