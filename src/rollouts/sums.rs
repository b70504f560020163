//! Sums over the worlds in which an action was played out, and what follows from them.

use serde::{Deserialize, Serialize};

use super::candidates::MOST;
use super::playout::Milli;
use crate::engine::{Action, Seat, SeatSet};
use crate::random::PerMille;

/// The further turns from which it is told whether the seat gives up in them.
const TURNS: u64 = 8;

/// What an action is worth by itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Estimate {
    pub action: Action,
    /// The expected gain or loss from now on, in thousandths of a chip.
    pub mean: i64,
    /// Its standard error, in thousandths of a chip.
    pub error: i64,
    /// How often the seat has more at the end than now.
    pub wins: PerMille,
    /// The others who fold in this deal, and how often each does.
    pub folds: Vec<(Seat, PerMille)>,
}

/// Sums over the worlds in which an action was played out.
#[derive(Clone, Default)]
pub(super) struct Sums {
    worlds: i64,
    gain: i128,
    squares: i128,
    wins: u64,
    /// How often each seat has folded.
    folds: Vec<u64>,
    /// How often the turn came back to the seat, and how often it folded then.
    returned: u64,
    gave_up: u64,
    /// How far it is ahead of each other action, over the worlds in which both were played out.
    beside: [Beside; MOST],
    /// How far it is ahead of the first action, over every other world each.
    halves: [Beside; 2],
}

/// How far an action is ahead of another.
#[derive(Clone, Copy, Default)]
pub(super) struct Beside {
    worlds: i64,
    ahead: i128,
    squares: i128,
}

impl Sums {
    /// Nothing yet, at a table of so many seats.
    pub fn of(seats: usize) -> Sums {
        Sums {
            folds: vec![0; seats],
            ..Sums::default()
        }
    }

    /// The mean of the gains.
    pub fn mean(&self) -> Milli {
        (self.gain / i128::from(self.worlds.max(1))) as Milli
    }

    /// How far the action is ahead of this other one.
    pub fn beside(&self, other: usize) -> &Beside {
        &self.beside[other]
    }

    /// How far the action is ahead of the first one, by one half of the worlds.
    pub fn by_half(&self, half: usize) -> &Beside {
        &self.halves[half]
    }

    /// What the action is worth, if it is this one.
    pub fn estimate(&self, action: Action) -> Estimate {
        let share = |times: u64| (times * 1000 / (self.worlds.max(1) as u64)) as PerMille;
        let folds = self.folds.iter().zip(0..).filter(|(times, _)| **times > 0);
        Estimate {
            action,
            mean: self.mean(),
            error: standard_error(self.squares, self.mean(), self.worlds),
            wins: share(self.wins),
            folds: folds
                .map(|(times, seat)| (Seat(seat), share(*times)))
                .collect(),
        }
    }

    /// Notes whether the seat folded in its next turn.
    pub fn note_next_turn(&mut self, gives_up: bool) {
        self.returned += 1;
        self.gave_up += u64::from(gives_up);
    }

    /// Whether the seat gives up whenever its turn comes back.
    pub fn gives_up(&self) -> bool {
        self.returned >= TURNS && self.gave_up * 20 >= self.returned * 19
    }

    /// Adds a world in which the actions `live` gained this, and these seats folded.
    pub fn add(&mut self, own: usize, gains: &[Milli; MOST], folded: SeatSet, live: &[usize]) {
        let is_odd = self.worlds % 2 == 1;
        if let Some(&first) = live.first() {
            self.halves[usize::from(is_odd)].add(gains[own] - gains[first]);
        }
        self.worlds += 1;
        self.gain += i128::from(gains[own]);
        self.squares += i128::from(gains[own]) * i128::from(gains[own]);
        self.wins += u64::from(gains[own] > 0);
        for seat in folded.iter() {
            if let Some(folds) = self.folds.get_mut(seat.index()) {
                *folds += 1;
            }
        }
        for &other in live {
            self.beside[other].add(gains[own] - gains[other]);
        }
    }
}

impl Beside {
    /// Adds a world in which it was so far ahead.
    pub fn add(&mut self, ahead: Milli) {
        self.worlds += 1;
        self.ahead += i128::from(ahead);
        self.squares += i128::from(ahead) * i128::from(ahead);
    }

    /// The number of worlds.
    pub fn worlds(&self) -> i64 {
        self.worlds
    }

    /// The mean of the differences.
    pub fn mean(&self) -> i64 {
        (self.ahead / i128::from(self.worlds.max(1))) as i64
    }

    /// The standard error of the mean.
    pub fn error(&self) -> i64 {
        standard_error(self.squares, self.mean(), self.worlds)
    }
}

/// The standard error of the mean of so many numbers with this sum of squares.
fn standard_error(squares: i128, mean: i64, count: i64) -> i64 {
    let (count, mean) = (i128::from(count.max(1)), i128::from(mean));
    let variance = (squares / count - mean * mean).max(0);
    (variance / count).isqrt() as i64
}
