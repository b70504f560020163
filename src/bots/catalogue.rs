//! Which bot plays which game: one for each skill that a game can name.

use super::{Policy, Temper, bus, casino, classic, patti, rounds, sets};
use crate::engine::Rules;
use crate::games::Skill;

/// Makes a bot of a temper.
pub type MakeBot = fn(Temper) -> Box<dyn Policy + Send>;

/// What makes the bots of a skill.
#[must_use]
pub fn skilled(skill: Skill) -> MakeBot {
    match skill {
        Skill::Setting => sets::bot,
        Skill::Bus => bus::bot,
        Skill::Classic => classic::bot,
        Skill::Rounds => rounds::bot,
        Skill::Casino => casino::bot,
        Skill::Patti => patti::bot,
    }
}

/// Makes the player of a temper for the game of these rules. [`bot`] knows every skill, [`betting`] none.
pub type Cast = fn(&Rules, Temper) -> Box<dyn Policy + Send>;

/// A new player of this temper for a betting game.
#[must_use]
pub fn betting(_: &Rules, temper: Temper) -> Box<dyn Policy + Send> {
    temper.policy()
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
        Some(skill) => skilled(skill)(temper),
        None => temper.policy(),
    }
}
