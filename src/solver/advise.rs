//! The door for a bot: the chances with which a good player takes each move, when two are left in a betting game.

use arrayvec::ArrayVec;

use super::buckets::Buckets;
use super::cfr::Solver;
use super::deal::Deal;
use super::range::{Chances, ONE, Range, SURE};
use super::spot::{Menu, Move, Next, Side, Spot, Terms};
use super::tree::{To, Tree};
use crate::cards::RankingRules;
use crate::engine::{Action, Choice, View};

/// A chance in thousandths.
pub type PerMille = u32;

/// Actions with their chances, which make 1000.
pub type Advice = ArrayVec<(Action, PerMille), 8>;

/// How much may be spent on one solve.
pub struct Budget<'a> {
    /// How many moves may be walked over in all. A tree is chosen that fits.
    pub visits: u64,
    /// Asked after every iteration: whether to stop. With a clock in it, the advice depends on the machine.
    pub stop: &'a mut dyn FnMut() -> bool,
}

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

/// A smaller tree is chosen rather than fewer iterations than these.
const ITERATIONS: u64 = 60;

/// More iterations than these bring little.
const MOST_ITERATIONS: u64 = 300;

/// What a player who never makes a move makes it with all the same, in parts of [`SURE`], so that no move of an opponent
/// empties his range.
const SLIP: i32 = SURE / 128;

/// Chances below this, in parts of [`SURE`], are taken for noise.
const NOISE: i32 = SURE / 50;

/// Solves deals as they are played. It remembers the deal that it was asked about last, and nothing that it gives depends
/// on that.
#[derive(Default)]
pub struct Advisor {
    buckets: Option<((RankingRules, u8), Buckets)>,
    line: Option<Line>,
}

/// A deal, followed in trees that were solved.
struct Line {
    deal: Deal,
    visits: u64,
    /// How many of the moves have been followed.
    followed: usize,
    solver: Solver,
    /// Whether bets of the tree are limited.
    limited: bool,
    at: u32,
    ranges: [Range; 2],
}

impl Advisor {
    /// The chances of each action for the viewer. The ranges are those of all hands when two are left, and then what the
    /// solved play makes of them. `None`: it is not the viewer's turn to bet between two, or the choices are not those
    /// of such a turn.
    pub fn advise(&mut self, view: View<'_>, choices: &[Choice], budget: &mut Budget<'_>) -> Option<Advice> {
        let deal = Deal::read(view)?;
        let dealt = view.rules().dealing()?.cards;
        if !(3..=5).contains(&dealt) {
            return None;
        }
        let rules = (view.ranking().rules(), dealt);
        if self.buckets.as_ref().is_none_or(|(of, _)| *of != rules) {
            self.buckets = Some((rules, Buckets::new(view.ranking(), dealt.into())));
            self.line = None;
        }
        let (_, buckets) = self.buckets.as_ref()?;
        let known = match deal.now.open[0] || deal.now.decides {
            true => Some(buckets.of(view.own()?.known_hand()?.1)),
            false => None,
        };
        let line = self.line.take().filter(|line| line.goes_on(&deal, budget.visits));
        let line = match line {
            Some(line) => Line { deal, ..line },
            None => Line::begin(deal, buckets, budget)?,
        };
        let line = self.line.insert(line);
        line.follow(buckets, budget)?;
        let moves = line.solver.play(line.at, known.unwrap_or(0));
        actions(&moves, choices)
    }
}

impl Line {
    fn begin(deal: Deal, buckets: &Buckets, budget: &mut Budget<'_>) -> Option<Line> {
        let ranges = [buckets.weights; 2];
        let (solver, limited) = solve(&deal.terms, deal.root, ranges, buckets, budget)?;
        Some(Line {
            visits: budget.visits,
            deal,
            followed: 0,
            solver,
            limited,
            at: 0,
            ranges,
        })
    }

    /// Whether this deal goes on from the one that was followed.
    fn goes_on(&self, deal: &Deal, visits: u64) -> bool {
        let followed = &self.deal.moves[..self.followed];
        self.visits == visits
            && self.deal.terms == deal.terms
            && self.deal.root == deal.root
            && deal.moves.starts_with(followed)
    }

    /// Follows the deal to where it stands now.
    fn follow(&mut self, buckets: &Buckets, budget: &mut Budget<'_>) -> Option<()> {
        while let Some((side, by)) = self.deal.moves.get(self.followed).copied() {
            self.look_ahead(buckets, budget)?;
            self.step(side, by, buckets, budget)?;
            self.followed += 1;
        }
        if self.spot() != self.deal.now {
            self.restart(self.deal.now, buckets, budget)?;
        }
        self.look_ahead(buckets, budget)
    }

    fn spot(&self) -> Spot {
        self.solver.tree().nodes[self.at as usize].spot
    }

    /// Where bets are limited, the viewer thinks again in each of his turns, with more bets before him.
    fn look_ahead(&mut self, buckets: &Buckets, budget: &mut Budget<'_>) -> Option<()> {
        if self.limited && self.at != 0 && self.spot().turn == 0 {
            self.restart(self.spot(), buckets, budget)?;
        }
        Some(())
    }

    fn restart(&mut self, spot: Spot, buckets: &Buckets, budget: &mut Budget<'_>) -> Option<()> {
        let (solver, limited) = solve(&self.deal.terms, spot, self.ranges, buckets, budget)?;
        (self.solver, self.limited, self.at) = (solver, limited, 0);
        Some(())
    }

    /// Follows one move. One that is not in the tree begins a new tree, from the ranges as they stand.
    fn step(&mut self, side: Side, by: Move, buckets: &Buckets, budget: &mut Budget<'_>) -> Option<()> {
        let mut spot = self.spot();
        if spot.turn != side {
            // He has looked out of turn (RULES 9.2, `blind_look`).
            if by == Move::Look && !spot.two[side] {
                spot.open[side] = true;
                return self.restart(spot, buckets, budget);
            }
            return Some(());
        }
        if by == Move::Throw {
            self.ranges[side] = buckets.weights;
        }
        let node = self.solver.tree().nodes[self.at as usize];
        let edges = node.edges.0..node.edges.1;
        let tree = self.solver.tree();
        let nth = edges.clone().position(|edge| tree.edges[edge as usize].by == by);
        if let Some(nth) = nth {
            if by != Move::Throw && node.knows() {
                let chances = self.solver.average(self.at);
                self.ranges[side] = after(&self.ranges[side], &chances[nth]);
            }
            if let To::Node(to) = tree.edges[node.edges.0 as usize + nth].to {
                self.at = to;
                return Some(());
            }
        }
        match self.deal.terms.after(&spot, by) {
            Next::Turn(next) => self.restart(next, buckets, budget),
            _ => None,
        }
    }
}

/// The range of a player who made a move with these chances.
fn after(range: &Range, chances: &Chances) -> Range {
    let both = range.iter().zip(chances);
    let reach: Vec<i64> = both
        .map(|(range, chance)| i64::from(*range) * i64::from(i32::from(*chance) + SLIP))
        .collect();
    let all: i64 = reach.iter().sum::<i64>().max(1);
    std::array::from_fn(|bucket| {
        (i128::from(reach[bucket]) * i128::from(ONE) / i128::from(all)) as i32
    })
}

/// Solves the fullest tree that the budget allows. Says also whether bets in it are limited.
fn solve(terms: &Terms, spot: Spot, ranges: [Range; 2], buckets: &Buckets, budget: &mut Budget<'_>) -> Option<(Solver, bool)> {
    let most = (budget.visits / (2 * ITERATIONS)).max(1) as usize;
    let fits = |menus: &[Menu; 2]| Tree::new(terms, spot, *menus, most).map(|tree| (tree, menus[0].bets != u32::MAX));
    let (tree, limited) = MENUS.iter().find_map(fits).or_else(|| {
        let tree = Tree::new(terms, spot, MENUS[MENUS.len() - 1], usize::MAX)?;
        Some((tree, true))
    })?;
    let iterations = budget.visits / (2 * tree.edges.len() as u64);
    let mut solver = Solver::new(tree, buckets.clone(), ranges);
    for _ in 0..iterations.clamp(1, MOST_ITERATIONS) {
        solver.iterate();
        if (budget.stop)() {
            break;
        }
    }
    Some((solver, limited))
}

/// The moves as actions on offer, without noise. `None`: none of them is on offer.
fn actions(moves: &[(Move, i32)], choices: &[Choice]) -> Option<Advice> {
    let granted = |by: &Move| action(*by, choices);
    let mut kept: Vec<(Action, i64)> = Vec::new();
    let most = moves.iter().map(|(_, chance)| *chance).max()?;
    for (by, chance) in moves {
        if *chance >= NOISE.min(most)
            && let Some(action) = granted(by)
        {
            kept.push((action, i64::from(*chance)));
        }
    }
    let all: i64 = kept.iter().map(|(_, chance)| chance).sum();
    let mut advice = Advice::new();
    let (mut left, mut sum) = (1000, 0);
    // Each gets what the sum of chances has grown by, so that they make 1000.
    for (action, chance) in kept {
        sum += chance;
        let rest = 1000 - (sum * 1000).checked_div(all)? as PerMille;
        advice.try_push((action, left - rest)).ok()?;
        left = rest;
    }
    (!advice.is_empty()).then_some(advice)
}

/// The action on offer for a move.
fn action(by: Move, choices: &[Choice]) -> Option<Action> {
    choices.iter().find_map(|choice| {
        let action = match (*choice, by) {
            (Choice::One(Action::Look(pick)), Move::Look) => Action::Look(pick),
            (Choice::One(Action::Fold), Move::Fold) => Action::Fold,
            (Choice::One(Action::Keep), Move::Keep) => Action::Keep,
            (Choice::One(Action::Throw), Move::Throw) => Action::Throw,
            (Choice::See { .. }, Move::See) => Action::See,
            (Choice::Cover { .. }, Move::Cover) => Action::Cover,
            (Choice::Bet { .. }, Move::Bet(chips)) if choice.admits(Action::Bet(chips)) => {
                Action::Bet(chips)
            }
            _ => return None,
        };
        Some(action)
    })
}
