//! A player without any idea: what a game is played through with for which no other bot is made.

use super::Policy;
use crate::chance::Rng;
use crate::engine::{Action, Choice, View};

/// Takes any family of actions as gladly as any other, and of that the plainest action.
#[derive(Clone, Copy, Debug, Default)]
pub struct Plain;

impl Policy for Plain {
    fn choose(&mut self, _: View<'_>, choices: &[Choice], rng: &mut Rng) -> Action {
        // By chance, so that no deal goes round for ever.
        let nth = rng.below(choices.len() as u32) as usize;
        choices.get(nth).map_or(Action::Fold, |one| one.plain())
    }
}
