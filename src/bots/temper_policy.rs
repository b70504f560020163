//! The policy of the tempers at the betting games: what all of them do alike.

use super::chances::Chances;
use super::choose_game::{self, Taste};
use super::luck::Ways;
use super::mix::Mix;
use super::plain::plain;
use super::policy::Policy;
use super::rival::Credit;
use super::situation::Situation;
use super::{response, strength};
use crate::engine::{Action, Choice, View};
use crate::random::{PerMille, Rng};

/// How one temper plays.
pub(super) struct Character {
    pub taste: Taste,
    pub credit: Credit,
    /// What it wants to do in its turn while it has not looked.
    pub blind: fn(&Situation) -> Mix,
    /// What it wants to do in its turn once it has looked. The figure is the strength of its hand.
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
        let mut situation = Situation::begin(view, choices);
        situation.read_on(view);
        match response::answer(&situation, self.0.credit) {
            Some(action) => action,
            None => situation.offer.grant(self.mix(&situation).draw(rng)),
        }
    }

    fn chances(&mut self, view: View<'_>, choices: &[Choice], _: &mut Rng) -> Chances {
        if choose_game::is_asked(view, choices) {
            return Ways::chances(|ways| {
                let game = choose_game::choose(view, choices, self.0.taste, ways);
                game.unwrap_or_else(|| plain(choices, ways))
            });
        }
        let situation = Situation::read(view, choices);
        match response::answer(&situation, self.0.credit) {
            Some(action) => Chances::sure(action),
            None => self.mix(&situation).grant(&situation.offer),
        }
    }

    fn prepare(&mut self, view: View<'_>) -> bool {
        strength::prepare(view)
    }
}

impl Betting {
    /// What the bot mixes in its turn.
    fn mix(&self, situation: &Situation) -> Mix {
        match situation.strength {
            Some(strength) => (self.0.open)(situation, strength),
            None => (self.0.blind)(situation),
        }
    }
}
