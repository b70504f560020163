//! What every bot can do.

use super::chances::Chances;
use crate::engine::{Action, Choice, View};
use crate::random::{PerMille, Rng};

/// A strategy.
pub trait Policy {
    /// Chooses an action from the choices. `choices` is never empty.
    fn choose(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Action;

    /// The chances of its actions here. A policy that cannot tell them gives one action for certain, drawn by `rng`.
    fn chances(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Chances {
        Chances::sure(self.choose(view, choices, rng))
    }

    /// Thinks for about a millisecond on a phone, and chooses if that was enough. `None`: it thinks on when it is asked
    /// again about the same view. It chooses in the end.
    fn consider(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Option<Action> {
        self.prepare(view).then(|| self.choose(view, choices, rng))
    }

    /// Works for about as long on what it must know of the rules before it can choose. `true`: it knows all.
    fn prepare(&mut self, _: View<'_>) -> bool {
        true
    }

    /// Other actions that are worth comparing with the chosen one, where there are too many to compare all.
    fn ideas(&mut self, _: View<'_>) -> Vec<Action> {
        Vec::new()
    }

    /// The viewer's chance to win a game for points, as it stands after a deal. `None`: this one is played for chips.
    fn standing(&self, _: View<'_>) -> Option<PerMille> {
        None
    }
}
