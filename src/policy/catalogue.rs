//! Which bot plays which game. This alone names them all, so that a page can fetch one with its game.

use super::{Plain, Policy, Temper, bus, classic, house, patti, rounds, sets};
use crate::engine::{Rules, StageRules};

/// A new player of this temper for the game of these rules: by the mechanic that the game turns on.
///
/// ```
/// use brag::{games, policy};
///
/// let rules = (games::named("stop_the_bus").unwrap().rules)();
/// let bot = policy::bot(&rules, policy::Temper::Careful);
/// # drop(bot);
/// ```
#[must_use]
pub fn bot(rules: &Rules, temper: Temper) -> Box<dyn Policy + Send> {
    let played = rules.stages.iter().rev();
    let bot = played.filter_map(|stage| match stage {
        StageRules::Vying(_) => Some(temper.policy()),
        StageRules::Setting(_) => Some(sets::bot(temper)),
        StageRules::Swapping(_) => Some(bus::bot(temper)),
        StageRules::Classic(_) => Some(classic::bot(temper)),
        StageRules::Round(_) => Some(rounds::bot(temper)),
        StageRules::House(_) => Some(house::bot(temper)),
        StageRules::Patti(_) => Some(patti::bot(temper)),
        StageRules::Dealing(_) | StageRules::Staking(_) | StageRules::Exchange(_) => None,
    });
    bot.take(1).next().unwrap_or_else(|| Box::new(Plain))
}
