//! The policy of the tempers at the betting games: what all of them do alike.

use super::chances::Chances;
use super::choose_game::Taste;
use super::mix::Mix;
use super::rival::Credit;
use super::situation::Situation;
use super::{Policy, choose_game, response};
use crate::engine::{Action, Choice, View};
use crate::random::Rng;

/// How one temper plays.
pub(super) struct Character {
    pub taste: Taste,
    pub credit: Credit,
    /// What it wants to do in its turn.
    pub wish: fn(&Situation) -> Mix,
}

/// A bot of this character. It remembers nothing: what it does follows from the deal as it sees it, so that its chances
/// can be told at any moment.
pub(super) struct Betting(pub &'static Character);

impl Policy for Betting {
    fn choose(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Action {
        match self.considered(view, choices, rng) {
            Considered::Sure(action) => action,
            Considered::Mixed(situation, mix) => situation.offer.grant(mix.draw(rng)),
        }
    }

    fn chances(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Chances {
        match self.considered(view, choices, rng) {
            Considered::Sure(action) => Chances::sure(action),
            Considered::Mixed(situation, mix) => mix.grant(&situation.offer),
        }
    }
}

/// What a bot has come to.
#[expect(clippy::large_enum_variant, reason = "it lives for one call")]
enum Considered {
    Sure(Action),
    Mixed(Situation, Mix),
}

impl Betting {
    fn considered(&self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Considered {
        let Character {
            taste,
            credit,
            wish,
        } = self.0;
        if let Some(game) = choose_game::choose(view, choices, *taste, rng) {
            return Considered::Sure(game);
        }
        let situation = Situation::read(view, choices);
        if let Some(action) = response::answer(&situation, *credit) {
            return Considered::Sure(action);
        }
        let mix = wish(&situation);
        Considered::Mixed(situation, mix)
    }
}
