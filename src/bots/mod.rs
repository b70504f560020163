//! Bots. A policy gets the view of its player and nothing else.
//!
//! Each temper is one short file that says how it plays. They share `strength` (of a hand among all hands), `rival`
//! (what the others' bets tell), `situation` (all that a bot considers), `mix` (what it wants, with chances), `luck`
//! (what it leaves to chance),
//! `response` (answers outside the turn) and `intent` (the action on offer that is closest to what a bot wants).
//! Games of another skill have a room each. This file leads from a skill to what its room brings.

mod any;
mod bragger;
pub mod bus;
mod careful;
pub mod casino;
mod chances;
mod choose_game;
pub mod classic;
mod intent;
mod luck;
mod mix;
pub mod patti;
mod plain;
mod policy;
mod random;
mod response;
mod risk;
mod rival;
pub mod rounds;
pub mod sets;
mod situation;
mod straightforward;
mod strength;
mod temper;
mod temper_policy;

pub use crate::games::Skill;
pub use chances::{Chances, PerMille};
pub use plain::Plain;
pub use policy::Policy;
pub use random::Random;
pub use risk::Risk;
pub use strength::{strength_of, threes_in};
pub use temper::{Temper, UnknownTemper};

use crate::engine::{Action, Choice, Rules, View};
use crate::random::Rng;

/// Makes the player of a temper for the game of these rules. [`bot`] knows every skill, [`betting`] none.
pub type MakeBot = fn(&Rules, Temper) -> Box<dyn Policy + Send>;

/// How likely each move costs a life, the safest first.
pub type Risks = fn(View<'_>) -> Vec<Risk>;

/// What tells the risks of moves in the game of these rules. `None`: its players have no lives.
#[must_use]
pub fn risks(rules: &Rules) -> Option<Risks> {
    (Skill::of(rules) == Some(Skill::Bus)).then_some(bus::risks)
}

/// A new player of this temper for a betting game.
#[must_use]
pub fn betting(_: &Rules, temper: Temper) -> Box<dyn Policy + Send> {
    temper.policy()
}

/// Whether [`betting`] makes players for the game of these rules.
#[must_use]
pub fn betting_plays(rules: &Rules) -> bool {
    Skill::of(rules).is_none()
}

/// A new player of this temper for the game of these rules, among all games.
///
/// ```
/// use brag::{bots, games};
///
/// let rules = (games::named("stop_the_bus").unwrap().rules)();
/// let bot = bots::bot(&rules, bots::Temper::Careful);
/// # drop(bot);
/// ```
#[must_use]
pub fn bot(rules: &Rules, temper: Temper) -> Box<dyn Policy + Send> {
    match Skill::of(rules) {
        Some(Skill::Setting) => sets::bot(temper),
        Some(Skill::Bus) => bus::bot(temper),
        Some(Skill::Classic) => classic::bot(temper),
        Some(Skill::Rounds) => rounds::bot(temper),
        Some(Skill::Casino) => casino::bot(temper),
        Some(Skill::Patti) => patti::bot(temper),
        None => temper.policy(),
    }
}

/// Draws an action of a choice. `None`: the choice is of another mechanic.
type Any = fn(Choice, &mut Rng) -> Option<Action>;

/// What draws an action of a choice that only one mechanic offers.
const ANY: [Any; 4] = [sets::any, bus::any, rounds::any, casino::any];
