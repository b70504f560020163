//! A policy for games without a bot of their own.

use super::chances::Chances;
use super::luck::{Luck, Ways};
use super::policy::Policy;
use crate::engine::{Action, Choice, View};
use crate::random::Rng;

/// Chooses every family of actions with the same chance, and in it the plainest action.
#[derive(Clone, Copy, Debug, Default)]
pub struct Plain;

impl Policy for Plain {
    fn choose(&mut self, _: View<'_>, choices: &[Choice], rng: &mut Rng) -> Action {
        plain(choices, rng)
    }

    fn chances(&mut self, _: View<'_>, choices: &[Choice], _: &mut Rng) -> Chances {
        Ways::chances(|ways| plain(choices, ways))
    }
}

/// A random choice, so that no deal goes on for ever.
pub(super) fn plain(choices: &[Choice], luck: &mut impl Luck) -> Action {
    let nth = luck.below(choices.len() as u32) as usize;
    choices.get(nth).map_or(Action::Fold, |one| one.plain())
}

/// This action, if it is on offer, or else a random one.
pub(super) fn offered_or_plain(
    action: Option<Action>,
    choices: &[Choice],
    luck: &mut impl Luck,
) -> Action {
    let offered = action.filter(|action| choices.iter().any(|choice| choice.admits(*action)));
    offered.unwrap_or_else(|| plain(choices, luck))
}
