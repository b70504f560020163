//! Which bot plays which game. Only this file names them all, so that a page can fetch a bot with its game.

use std::sync::OnceLock;

use super::{Policy, Temper, bus, classic, house, patti, rounds, sets};
use crate::engine::{IS_SPLIT, Rules, StageRules};

/// Makes a bot of a temper.
pub type MakeBot = fn(Temper) -> Box<dyn Policy + Send>;

/// What a bot can play beside the betting of Brag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Skill {
    /// Setting hands from one deal.
    Setting,
    /// Swapping with the board.
    Swapping,
    /// Playing for three stakes.
    Classic,
    /// Equalised betting.
    Rounds,
    /// Playing against the house.
    House,
    /// Teen Patti.
    Patti,
}

static INSTALLED: [OnceLock<MakeBot>; 6] = [const { OnceLock::new() }; 6];

impl Skill {
    /// The skill that a game of these rules needs. `None`: it is betted as in Brag.
    #[must_use]
    pub fn of(rules: &Rules) -> Option<Skill> {
        rules.stages.iter().find_map(|stage| match stage {
            StageRules::Dealing(_) | StageRules::Vying(_) => None,
            StageRules::Setting(_) => Some(Skill::Setting),
            StageRules::Swapping(_) => Some(Skill::Swapping),
            StageRules::Classic(_) => Some(Skill::Classic),
            StageRules::Staking(_) | StageRules::Round(_) | StageRules::Exchange(_) => {
                Some(Skill::Rounds)
            }
            StageRules::House(_) => Some(Skill::House),
            StageRules::Patti(_) => Some(Skill::Patti),
        })
    }

    fn make(self) -> MakeBot {
        match self {
            Skill::Setting => sets::bot,
            Skill::Swapping => bus::bot,
            Skill::Classic => classic::bot,
            Skill::Rounds => rounds::bot,
            Skill::House => house::bot,
            Skill::Patti => patti::bot,
        }
    }
}

/// Installs the bots of a skill. Only the page needs this; any other program has all bots from the beginning.
pub fn install(skill: Skill, make: MakeBot) {
    // It fails only if it is installed already.
    let _ = INSTALLED[skill as usize].set(make);
}

/// A new player of this temper for the game of these rules. Where a page has not fetched the bots of that game, he
/// plays as in Brag.
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
    let make = if IS_SPLIT {
        INSTALLED[skill as usize].get().copied()
    } else {
        Some(skill.make())
    };
    make.map_or_else(|| temper.policy(), |make| make(temper))
}
