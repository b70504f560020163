//! Compares the actions of a seat: each is played out in the same worlds, until the best is told from the others.

use super::candidates::{Candidates, MOST, candidates};
use super::players::Players;
use super::playout::{Milli, play_out};
use super::worlds::Worlds;
use crate::engine::{Action, Choice, View};
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

/// What each action is worth to the seat whose turn it is, the best first. `bots` are what bots would do; they are
/// compared too. The result follows from `rng`.
pub(super) fn compare(
    view: View<'_>,
    choices: &[Choice],
    of_bots: &[Action],
    players: &mut Players,
    budget: Budget,
    rng: &mut Rng,
) -> ArrayVec<Worth, MOST> {
    let actions = candidates(choices, of_bots);
    let Some(own) = view.own().filter(|_| actions.len() > 1) else {
        return actions
            .into_iter()
            .map(|action| Worth {
                action,
                mean: 0,
                error: 0,
                ahead: (0, 0),
            })
            .collect();
    };
    let seat = own.seat();
    let seats = view.seats().len();
    let before = own.chips().min(1 << 40) as Milli * 1000;
    let seed = seed(rng);
    let worlds = Worlds::of(view, players, rng);
    let mut sums: Vec<Sums> = vec![Sums::default(); actions.len()];
    let mut live: ArrayVec<usize, MOST> = (0..actions.len()).collect();
    let mut left = budget.playouts;
    let mut nth = 0;
    while live.len() > 1 && left >= live.len() as u32 {
        let world = worlds.draw(seats, players, rng);
        let mut gains = [0; MOST];
        for &one in &live {
            let mut chance = Rng::new(seed, nth);
            gains[one] = play_out(&world, seat, actions[one], players, &mut chance) - before;
        }
        for &one in &live {
            let sum = &mut sums[one];
            sum.worlds += 1;
            sum.gain += gains[one];
            for &other in &live {
                let ahead = gains[one] - gains[other];
                let beside = &mut sum.beside[other];
                beside.worlds += 1;
                beside.ahead += ahead;
                beside.squares += i128::from(ahead) * i128::from(ahead);
            }
        }
        left -= live.len() as u32;
        nth += 1;
        if nth % u64::from(BATCH) == 0 {
            drop_worse(&mut live, &sums);
        }
    }
    ranked(&actions, &live, &sums)
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
