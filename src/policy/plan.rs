//! What a bot has made up its mind to do in one deal, so that it does not change it at every turn.

use crate::chance::Rng;

/// The plan of the deal in hand.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Planned<P> {
    /// The deal's number, from 1.
    deal: u32,
    plan: P,
}

impl<P: Copy> Planned<P> {
    /// The plan for this deal, drawn now if there is none yet.
    pub fn of(&mut self, deal: u32, draw: impl FnOnce() -> P) -> P {
        if self.deal != deal {
            *self = Planned { deal, plan: draw() };
        }
        self.plan
    }
}

/// A number drawn by weights: 0 as often as the first says, 1 as often as the second, and so on.
pub(super) fn weighted(weights: &[u32], rng: &mut Rng) -> u32 {
    let mut left = rng.below(weights.iter().sum());
    for (number, weight) in weights.iter().enumerate() {
        match left.checked_sub(*weight) {
            Some(rest) => left = rest,
            None => return number as u32,
        }
    }
    0
}

/// True so many times in a hundred.
pub(super) fn percent(times: u32, rng: &mut Rng) -> bool {
    rng.below(100) < times
}
