//! The policy of the tempers at the betting games: what all of them do alike.

use super::chances::{Chances, PerMille};
use super::choose_game::Taste;
use super::luck::Ways;
use super::mix::Mix;
use super::plain::plain;
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
        if let Some(game) = choose_game::choose(view, choices, self.0.taste, rng) {
            return game;
        }
        let (situation, wish) = self.wish(view, choices);
        match wish {
            Wish::Sure(action) => action,
            Wish::Mixed(mix) => situation.offer.grant(mix.draw(rng)),
        }
    }

    fn chances(&mut self, view: View<'_>, choices: &[Choice], _: &mut Rng) -> Chances {
        if choose_game::is_asked(view, choices) {
            return Ways::chances(|ways| {
                let game = choose_game::choose(view, choices, self.0.taste, ways);
                game.unwrap_or_else(|| plain(choices, ways))
            });
        }
        let (situation, wish) = self.wish(view, choices);
        match wish {
            Wish::Sure(action) => Chances::sure(action),
            Wish::Mixed(mix) => mix.grant(&situation.offer),
        }
    }

    fn prepare(&mut self, view: View<'_>) -> bool {
        strength::prepare(view)
    }
}

/// What a bot does in a deal.
enum Wish {
    /// This, without thought.
    Sure(Action),
    Mixed(Mix),
}

impl Betting {
    fn wish(&self, view: View<'_>, choices: &[Choice]) -> (Situation, Wish) {
        let Character {
            credit,
            blind,
            open,
            ..
        } = *self.0;
        let situation = Situation::read(view, choices);
        let wish = match response::answer(&situation, credit) {
            Some(action) => Wish::Sure(action),
            None => Wish::Mixed(match situation.strength {
                Some(strength) => open(&situation, strength),
                None => blind(&situation),
            }),
        };
        (situation, wish)
    }
}
