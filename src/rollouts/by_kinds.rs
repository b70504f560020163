//! How far a comparison of two actions hangs on which kinds of players the others are.

use super::known::KINDS;
use super::playout::Milli;
use super::sums::Beside;

/// How far an action is ahead of another, by the kind of each player.
#[derive(Clone)]
pub(super) struct ByKinds {
    seats: Vec<[Beside; KINDS]>,
}

impl ByKinds {
    /// Nothing yet, at a table of so many seats.
    pub fn of(seats: usize) -> ByKinds {
        ByKinds {
            seats: vec![[Beside::default(); KINDS]; seats],
        }
    }

    /// Adds a world in which it was so far ahead, where the players were of these kinds.
    pub fn add(&mut self, kinds: &[usize], ahead: Milli) {
        for (by, kind) in self.seats.iter_mut().zip(kinds) {
            if let Some(beside) = by.get_mut(*kind) {
                beside.add(ahead);
            }
        }
    }

    /// The standard deviation, over the kinds that the players may be, of what is to be expected once they are known. Chance
    /// alone makes the means of the kinds differ; that is taken away.
    pub fn deviation(&self, whole: &Beside) -> i64 {
        let of_seat = |by: &[Beside; KINDS]| {
            let met = by.iter().filter(|beside| beside.worlds() > 0);
            let parts = met.clone().map(|beside| {
                let apart = i128::from(beside.mean() - whole.mean());
                apart * apart * i128::from(beside.worlds())
            });
            let chance = i128::from(whole.error()).pow(2) * (met.count() as i128 - 1);
            parts.sum::<i128>() / i128::from(whole.worlds().max(1)) - chance
        };
        let variance: i128 = self.seats.iter().map(of_seat).sum();
        variance.max(0).isqrt() as i64
    }
}
