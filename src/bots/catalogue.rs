//! Which bot plays which game.

use super::{Policy, Temper, bus, casino, classic, patti, rounds, sets};
use crate::engine::{Rules, StageRules};

/// Makes a bot of a temper.
pub type MakeBot = fn(Temper) -> Box<dyn Policy + Send>;

/// What a bot can play beside the betting of Brag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Skill {
    /// Setting hands from one deal.
    Setting,
    /// Swapping with the board.
    Bus,
    /// Playing for three stakes.
    Classic,
    /// Equalised betting.
    Rounds,
    /// Playing against the house.
    Casino,
    /// Teen Patti.
    Patti,
}

impl Skill {
    /// The skill that a game of these rules needs. `None`: bets are those of Brag.
    #[must_use]
    pub fn of(rules: &Rules) -> Option<Skill> {
        rules.stages.iter().find_map(|stage| match stage.rules {
            StageRules::Dealing(_) | StageRules::Vying(_) => None,
            StageRules::Setting(_) => Some(Skill::Setting),
            StageRules::Bus(_) => Some(Skill::Bus),
            StageRules::Classic(_) => Some(Skill::Classic),
            StageRules::Staking(_) | StageRules::Round(_) | StageRules::Exchange(_) => {
                Some(Skill::Rounds)
            }
            StageRules::Casino(_) => Some(Skill::Casino),
            StageRules::Patti(_) => Some(Skill::Patti),
        })
    }

    fn make(self) -> MakeBot {
        match self {
            Skill::Setting => sets::bot,
            Skill::Bus => bus::bot,
            Skill::Classic => classic::bot,
            Skill::Rounds => rounds::bot,
            Skill::Casino => casino::bot,
            Skill::Patti => patti::bot,
        }
    }
}

/// Makes the player of a temper for the game of these rules. A program with all games names [`bot`]; a page names those
/// that it has fetched.
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
    let Some(skill) = Skill::of(rules) else {
        return temper.policy();
    };
    skill.make()(temper)
}
