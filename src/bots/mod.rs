//! Bots. A policy gets the view of its player and nothing else.
//!
//! Each temper is one short file that says how it plays. They share `strength` (of a hand among all hands), `rival`
//! (what the others' bets tell), `situation` (all that a bot considers), `mix` (what it wants, with chances), `luck`
//! (what it leaves to chance),
//! `response` (answers outside the turn) and `intent` (the action on offer that is closest to what a bot wants).
//! Games of another family have a room each. This file leads from a family to what its room brings.

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

pub use chances::Chances;
pub use plain::Plain;
pub use policy::Policy;
pub use random::Random;
pub use risk::Risk;
pub use strength::{strength_of, threes_in};
pub use temper::{Temper, UnknownTemper};

use crate::engine::{Rules, View};
use crate::games::Family;

/// Makes the player of a temper for the game of these rules. [`bot`] knows every family, [`betting`] only Brag.
pub type MakeBot = fn(&Rules, Temper) -> Box<dyn Policy + Send>;

/// How likely each move costs a life, the safest first.
pub type Risks = fn(View<'_>) -> Vec<Risk>;

/// What tells the risks of moves in the game of these rules. `None`: its players have no lives.
#[must_use]
pub fn risks(rules: &Rules) -> Option<Risks> {
    match Family::of(rules) {
        Family::Bus => Some(bus::risks),
        Family::Brag
        | Family::Setting
        | Family::Classic
        | Family::Rounds
        | Family::Casino
        | Family::Patti => None,
    }
}

/// A new player of this temper for a betting game.
#[must_use]
pub fn betting(_: &Rules, temper: Temper) -> Box<dyn Policy + Send> {
    temper.policy()
}

/// Whether [`betting`] makes players for the game of these rules.
#[must_use]
pub fn betting_plays(rules: &Rules) -> bool {
    Family::of(rules) == Family::Brag
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
    match Family::of(rules) {
        Family::Brag => betting(rules, temper),
        Family::Setting => sets::bot(temper),
        Family::Bus => bus::bot(temper),
        Family::Classic => classic::bot(temper),
        Family::Rounds => rounds::bot(temper),
        Family::Casino => casino::bot(temper),
        Family::Patti => patti::bot(temper),
    }
}
