//! The policy of the tempers at the betting games: what all of them do alike.

use super::chances::{Chances, PerMille};
use super::choose_game::Taste;
use super::mix::Mix;
use super::rival::Credit;
use super::situation::Situation;
use super::{Policy, choose_game, response, strength};
use crate::engine::{Action, Choice, View};
use crate::random::Rng;

/// How one temper plays.
pub(super) struct Character {
    pub taste: Taste,
    pub credit: Credit,
    /// What it wants to do in its turn while it has not looked.
    pub blind: fn(&Situation) -> Mix,
    /// The same after it has looked, with the strength of its hand.
    pub open: fn(&Situation, PerMille) -> Mix,
}

/// A bot of this character. It remembers nothing: what it does follows from the deal as it sees it, so that its chances
/// can be told at any moment.
pub(super) struct Betting(pub &'static Character);

impl Policy for Betting {
    fn choose(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Action {
        let drawn =
            |situation: &Situation, mix: Mix, rng: &mut Rng| situation.offer.grant(mix.draw(rng));
        self.considered(view, choices, rng, |action| action, drawn)
    }

    fn chances(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Chances {
        let all = |situation: &Situation, mix: Mix, _: &mut Rng| mix.grant(&situation.offer);
        self.considered(view, choices, rng, Chances::sure, all)
    }

    fn prepare(&mut self, view: View<'_>) -> bool {
        strength::prepare(view)
    }
}

impl Betting {
    /// What `sure` makes of an action that needs no thought, or `mixed` of what the bot wants otherwise.
    fn considered<T>(
        &self,
        view: View<'_>,
        choices: &[Choice],
        rng: &mut Rng,
        sure: impl FnOnce(Action) -> T,
        mixed: impl FnOnce(&Situation, Mix, &mut Rng) -> T,
    ) -> T {
        let Character {
            taste,
            credit,
            blind,
            open,
        } = self.0;
        if let Some(game) = choose_game::choose(view, choices, *taste, rng) {
            return sure(game);
        }
        let situation = Situation::read(view, choices);
        match response::answer(&situation, *credit) {
            Some(action) => sure(action),
            None => {
                let mix = match situation.strength {
                    Some(strength) => open(&situation, strength),
                    None => blind(&situation),
                };
                mixed(&situation, mix, rng)
            }
        }
    }
}
