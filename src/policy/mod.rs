//! Bots. A policy is given what its player may see, and cannot name more than that.

use crate::chance::Rng;
use crate::engine::{Action, Choice, View};

/// A way of playing.
pub trait Policy {
    /// What to do, out of what is offered; `choices` is never empty.
    fn choose(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Action;
}
