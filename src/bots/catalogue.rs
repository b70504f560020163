//! Which bot plays which game: one for each skill that a game can name.

use super::risk::Risk;
use super::{Policy, Temper, bus, casino, classic, patti, rounds, sets};
use crate::engine::{Action, Choice, Rules, View};
use crate::games::Skill;
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
pub(super) const ANY: [Any; 4] = [sets::any, bus::any, rounds::any, casino::any];
