//! A policy for games without a bot of their own.

use super::Policy;
use crate::engine::{Action, Choice, View};
use crate::random::Rng;

/// Chooses every family of actions with the same chance, and in it the plainest action.
#[derive(Clone, Copy, Debug, Default)]
pub struct Plain;

impl Policy for Plain {
    fn choose(&mut self, _: View<'_>, choices: &[Choice], rng: &mut Rng) -> Action {
        // A random choice, so that no deal goes on for ever.
        let nth = rng.below(choices.len() as u32) as usize;
        choices.get(nth).map_or(Action::Fold, |one| one.plain())
    }
}
