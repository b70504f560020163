//! Compares the actions of a seat: each is played out in the same worlds, until the best is told from the others.

use super::candidates::{Candidates, MOST, candidates};
use super::players::Players;
use super::playout::{Milli, play_out};
use super::worlds::Worlds;
use crate::engine::{Action, Choice, Seat, View};
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

/// Sums over the worlds in which an action was played out.
#[derive(Clone, Default)]
struct Sums {
    worlds: i64,
    gain: i64,
    /// The same beside each other action, over the worlds in which both were played out.
    beside: [Beside; MOST],
}

/// How far an action is ahead of another.
#[derive(Clone, Copy, Default)]
struct Beside {
    worlds: i64,
    ahead: i64,
    squares: i128,
}

impl Sums {
    /// Adds a world in which the actions `live` gained this.
    fn add(&mut self, own: usize, gains: &[Milli; MOST], live: &[usize]) {
        self.worlds += 1;
        self.gain += gains[own];
        for &other in live {
            let ahead = gains[own] - gains[other];
            let beside = &mut self.beside[other];
            beside.worlds += 1;
            beside.ahead += ahead;
            beside.squares += i128::from(ahead) * i128::from(ahead);
        }
    }
}

impl Beside {
    fn mean(&self) -> i64 {
        self.ahead / self.worlds.max(1)
    }

    /// The standard error of the mean.
    fn error(&self) -> i64 {
        let worlds = i128::from(self.worlds.max(1));
        let mean = i128::from(self.mean());
        let variance = (self.squares / worlds - mean * mean).max(0);
        (variance / worlds).isqrt() as i64
    }
}

/// A comparison in progress. Its result follows from the view and from `rng`.
pub(super) struct Comparison {
    actions: Candidates,
    seat: Seat,
    seats: usize,
    /// What the seat has now.
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
}

impl Comparison {
    /// Begins to compare what the seat whose turn it is may do. `of_bots` are what bots would do; they are compared too.
    /// `None`: the viewer has no seat, or nothing to choose.
    pub fn begin(
        view: View<'_>,
        choices: &[Choice],
        of_bots: &[Action],
        players: &mut Players,
        budget: Budget,
        rng: &mut Rng,
    ) -> Option<Comparison> {
        let own = view.own()?;
        let actions = candidates(choices, of_bots);
        if actions.len() < 2 {
            return None;
        }
        let seed = seed(rng);
        Some(Comparison {
            seat: own.seat(),
            seats: view.seats().len(),
            before: own.chips().min(1 << 40) as Milli * 1000,
            worlds: Worlds::of(view, players, rng),
            seed,
            sums: vec![Sums::default(); actions.len()],
            live: (0..actions.len()).collect(),
            left: budget.playouts,
            drawn: 0,
            actions,
        })
    }

    /// Plays the actions out in one more world. `false`: the best is told from the others, or the budget is spent.
    pub fn step(&mut self, players: &mut Players, rng: &mut Rng) -> bool {
        let live = &mut self.live;
        let playouts = live.len() as u32;
        if playouts < 2 || self.left < playouts {
            return false;
        }
        let world = self.worlds.draw(self.seats, players, rng);
        let mut gains = [0; MOST];
        for &one in &*live {
            let mut chance = Rng::new(self.seed, self.drawn);
            let after = play_out(&world, self.seat, self.actions[one], players, &mut chance);
            gains[one] = after - self.before;
        }
        for &one in &*live {
            self.sums[one].add(one, &gains, live);
        }
        self.left -= playouts;
        self.drawn += 1;
        if self.drawn.is_multiple_of(u64::from(BATCH)) {
            drop_worse(live, &self.sums);
        }
        true
    }

    /// What each action is worth by now, the best first.
    pub fn worths(&self) -> ArrayVec<Worth, MOST> {
        ranked(&self.actions, &self.live, &self.sums)
    }
}

fn mean(sums: &Sums) -> i64 {
    sums.gain / sums.worlds.max(1)
}

fn best(live: &[usize], sums: &[Sums]) -> usize {
    let best = live.iter().copied().max_by_key(|one| mean(&sums[*one]));
    best.unwrap_or(0)
}

/// Leaves out the actions that are worse than the best by three standard errors.
fn drop_worse(live: &mut ArrayVec<usize, MOST>, sums: &[Sums]) {
    let best = best(live, sums);
    live.retain(|one| {
        let ahead = &sums[best].beside[*one];
        *one == best || *one == 0 || ahead.mean() <= 5 * ahead.error() / 2
    });
}

/// The actions, the best first. An action that was left out is placed by the worlds that it shared with the best.
fn ranked(actions: &Candidates, live: &[usize], sums: &[Sums]) -> ArrayVec<Worth, MOST> {
    let best = best(live, sums);
    let mut worths: ArrayVec<Worth, MOST> = (0..actions.len())
        .map(|one| {
            let ahead = &sums[best].beside[one];
            Worth {
                action: actions[one],
                mean: mean(&sums[best]) - ahead.mean(),
                error: ahead.error(),
                ahead: (sums[one].beside[0].mean(), sums[one].beside[0].error()),
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
