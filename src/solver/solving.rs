//! Solving a tree from the ranges as they stand, a few iterations at a time.

use super::buckets::Buckets;
use super::budget::Budget;
use super::cfr::Solver;
use super::deal::Deal;
use super::range::Range;
use super::spot::{Menu, Spot};
use super::tree::Tree;

/// What the two may do in a tree, the fullest first: the viewer, then the other.
const MENUS: [[Menu; 2]; 11] = [
    [menu(false, u32::MAX), menu(true, u32::MAX)],
    [menu(false, u32::MAX); 2],
    [menu(false, 12); 2],
    [menu(false, 8); 2],
    [menu(false, 6); 2],
    [menu(false, 5); 2],
    [menu(false, 4); 2],
    [menu(false, 3); 2],
    [menu(false, 2); 2],
    [menu(false, 1); 2],
    [menu(false, 0); 2],
];

const fn menu(every: bool, bets: u32) -> Menu {
    Menu { every, bets }
}

/// A smaller tree is chosen rather than fewer iterations than about these.
const ITERATIONS: u64 = 40;

/// A turn has about three moves, each walked over once for each player.
const VISITS_OF_A_TURN: u64 = 6;

/// More iterations than these bring little.
const MOST_ITERATIONS: u64 = 300;

/// A tree that is being solved.
pub(super) struct Solving {
    spot: Spot,
    ranges: [Range; 2],
    pub solver: Solver,
    /// Whether bets in it are limited.
    pub limited: bool,
    /// The iterations that are left.
    left: u64,
}

impl Solving {
    /// Begins with the fullest tree that the budget allows. `None`: it allows none, or there are too many chips to
    /// count.
    pub fn begin(
        deal: &Deal,
        spot: Spot,
        ranges: [Range; 2],
        buckets: &Buckets,
        budget: &Budget<'_>,
    ) -> Option<Solving> {
        if budget.visits == 0 {
            return None;
        }
        let tree = |[own, other]: [Menu; 2], most: usize| {
            let menus = if deal.me == 0 {
                [own, other]
            } else {
                [other, own]
            };
            let tree = Tree::new(&deal.terms, spot, menus, most)?;
            Some((tree, own.bets != u32::MAX))
        };
        let most = (budget.visits / (VISITS_OF_A_TURN * ITERATIONS)) as usize;
        let fitting = MENUS.into_iter().find_map(|menus| tree(menus, most));
        let (tree, limited) = fitting.or_else(|| tree(MENUS[MENUS.len() - 1], usize::MAX))?;
        let iterations = budget.visits / (2 * tree.edges.len() as u64);
        Some(Solving {
            spot,
            ranges,
            solver: Solver::from_ranges(tree, buckets.clone(), ranges),
            limited,
            left: iterations.clamp(1, MOST_ITERATIONS),
        })
    }

    /// Whether it is of these ranges at this spot.
    pub fn is_of(&self, spot: Spot, ranges: [Range; 2]) -> bool {
        (self.spot, self.ranges) == (spot, ranges)
    }

    /// Iterates until it is to stop. Returns whether it is done.
    pub fn go_on(&mut self, budget: &mut Budget<'_>) -> bool {
        while self.left > 0 {
            self.solver.iterate();
            self.left -= 1;
            if self.left > 0 && (budget.stop)() {
                return false;
            }
        }
        true
    }
}
