//! The plan of a bot for one deal. It does not change from turn to turn.

use crate::random::Rng;

/// A plan, with the deal that it belongs to.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Planned<P> {
    /// The number of the deal, counted from 1.
    deal: u32,
    plan: P,
}

impl<P: Copy> Planned<P> {
    /// The plan for this deal. It is drawn once.
    pub fn of(&mut self, deal: u32, draw: impl FnOnce() -> P) -> P {
        if self.deal != deal {
            *self = Planned { deal, plan: draw() };
        }
        self.plan
    }
}

/// Draws an index. Each index is as likely as its weight says.
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

/// Whether an event with this chance in per cent happens.
pub(super) fn percent(times: u32, rng: &mut Rng) -> bool {
    rng.below(100) < times
}
