//! Compares the actions of a seat: each is played out in the same worlds, until the best is told from the others.

use super::candidates::{Candidates, MOST, candidates};
use super::players::Players;
use super::playout::{End, Milli, play_out};
use super::sums::{Estimate, Sums};
use super::worlds::Worlds;
use crate::engine::{Action, Choice, Seat, SeatSet, View};
use crate::random::{Rng, Seed};
use arrayvec::ArrayVec;

/// How much may be played out for one decision.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// The most playouts of all actions together.
    pub playouts: u32,
}

/// What an action is worth, beside the best one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// The action.
    pub action: Action,
    /// The expected gain or loss from now on, in thousandths of a chip.
    pub mean: i64,
    /// The standard error of the difference to the best action, in thousandths of a chip; 0 for the best.
    pub error: i64,
    /// How far it is ahead of what a bot would do, in thousandths of a chip, and the standard error of that.
    pub ahead: (i64, i64),
}

/// The number of worlds after which actions that are told to be worse are left out.
const BATCH: u32 = 16;

/// A comparison in progress. Its result follows from the view and from `rng`.
pub(super) struct Comparison {
    actions: Candidates,
    seat: Seat,
    seats: usize,
    /// What the seat has now. In a game for points 0: each action is worth the chance to win it.
    before: Milli,
    worlds: Worlds,
    /// For the chance of the playouts.
    seed: Seed,
    sums: Vec<Sums>,
    /// The actions that may still be the best.
    live: ArrayVec<usize, MOST>,
    /// The playouts that are left.
    left: u32,
    drawn: u64,
    /// Whether no action is left out before the budget is spent.
    is_thorough: bool,
}

impl Comparison {
    /// Begins to compare what the seat whose turn it is may do. `of_bots` are what bots would do; they are compared too.
    /// `None`: the viewer has no seat, or nothing to choose.
    pub fn begin(
        view: View<'_>,
        choices: &[Choice],
        of_bots: &[Action],
        budget: Budget,
        rng: &mut Rng,
    ) -> Option<Comparison> {
        let own = view.own()?;
        let actions = candidates(view.ranking(), choices, of_bots);
        if actions.len() < 2 {
            return None;
        }
        let seed = seed(rng);
        Some(Comparison {
            seat: own.seat(),
            seats: view.seats().len(),
            before: match view.rules().points() {
                Some(_) => 0,
                None => own.chips().min(1 << 40) as Milli * 1000,
            },
            worlds: Worlds::of(view, rng),
            seed,
            sums: vec![Sums::of(view.seats().len()); actions.len()],
            live: (0..actions.len()).collect(),
            left: budget.playouts,
            drawn: 0,
            is_thorough: false,
            actions,
        })
    }

    /// The same comparison, in which every action is played out until the budget is spent.
    pub fn thorough(mut self) -> Comparison {
        self.is_thorough = true;
        self
    }

    /// Plays the actions out in one more world, or prepares that. `false`: the best is told from the others, or the budget is spent.
    pub fn step(&mut self, players: &mut Players, rng: &mut Rng) -> bool {
        let live = &mut self.live;
        let playouts = live.len() as u32;
        if playouts < 2 || self.left < playouts {
            return false;
        }
        if !self.worlds.prepare(players, rng) {
            return true;
        }
        let world = self.worlds.draw(self.seats, players, rng);
        let mut gains = [0; MOST];
        let mut folds = [SeatSet::NONE; MOST];
        for &one in &*live {
            let mut chance = Rng::new(self.seed, self.drawn);
            let End { chips, folded } =
                play_out(&world, self.seat, self.actions[one], players, &mut chance);
            gains[one] = chips - self.before;
            folds[one] = folded;
        }
        for &one in &*live {
            self.sums[one].add(one, &gains, folds[one], live);
        }
        self.left -= playouts;
        self.drawn += 1;
        if !self.is_thorough && self.drawn.is_multiple_of(u64::from(BATCH)) {
            drop_worse(live, &self.sums);
        }
        true
    }

    /// What each action is worth by now, the best first.
    pub fn worths(&self) -> ArrayVec<Worth, MOST> {
        ranked(&self.actions, &self.live, &self.sums)
    }

    /// The number of worlds so far.
    pub fn worlds(&self) -> u64 {
        self.drawn
    }

    /// Whether the worlds are as likely as what others did makes them.
    pub fn reads_actions(&self) -> bool {
        self.worlds.reads_actions()
    }

    /// How far the first action is behind the best by now, and the standard error of that.
    pub fn behind_best(&self) -> (Milli, i64) {
        let best = best(&self.live, &self.sums);
        let behind = self.sums[best].beside(0);
        (behind.mean(), behind.error())
    }

    /// What each action is worth by itself by now, the best first.
    pub fn estimates(&self) -> Vec<Estimate> {
        let estimate = |(action, sums): (&Action, &Sums)| sums.estimate(*action);
        let mut all: Vec<Estimate> = self.actions.iter().zip(&self.sums).map(estimate).collect();
        all.sort_by_key(|one| -one.mean);
        all
    }
}

fn best(live: &[usize], sums: &[Sums]) -> usize {
    let best = live.iter().copied().max_by_key(|one| sums[*one].mean());
    best.unwrap_or(0)
}

/// Leaves out the actions that are worse than the best by three standard errors.
fn drop_worse(live: &mut ArrayVec<usize, MOST>, sums: &[Sums]) {
    let best = best(live, sums);
    live.retain(|one| {
        let ahead = sums[best].beside(*one);
        *one == best || *one == 0 || ahead.mean() <= 5 * ahead.error() / 2
    });
}

/// The actions, the best first. An action that was left out is placed by the worlds that it shared with the best.
fn ranked(actions: &Candidates, live: &[usize], sums: &[Sums]) -> ArrayVec<Worth, MOST> {
    let best = best(live, sums);
    let mut worths: ArrayVec<Worth, MOST> = (0..actions.len())
        .map(|one| {
            let ahead = sums[best].beside(one);
            Worth {
                action: actions[one],
                mean: sums[best].mean() - ahead.mean(),
                error: ahead.error(),
                ahead: (sums[one].beside(0).mean(), sums[one].beside(0).error()),
            }
        })
        .collect();
    worths.sort_by_key(|worth| -worth.mean);
    if let Some(first) = worths
        .iter()
        .position(|worth| worth.action == actions[best])
    {
        worths[..=first].rotate_right(1);
    }
    worths
}

/// A seed for the chance of the playouts.
fn seed(rng: &mut Rng) -> Seed {
    let mut bytes = [0; 32];
    for byte in bytes.iter_mut().take(8) {
        *byte = rng.below(256) as u8;
    }
    Seed(bytes)
}
