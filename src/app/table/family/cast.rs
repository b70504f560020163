//! The cast: the bots of the games beside the betting games, as far as they are fetched. A game whose bots are here can
//! be played and drawn, because they come with the functions that draw it.

use std::sync::OnceLock;

use crate::bots::{self, MakeBot, Policy, Skill, Temper};
use crate::engine::Rules;

/// The skills whose games are fetched.
pub const SKILLS: [Skill; 6] = [
    Skill::Setting,
    Skill::Bus,
    Skill::Rounds,
    Skill::Classic,
    Skill::Casino,
    Skill::Patti,
];

/// What makes the bots of each skill, in the order of [`Skill`], as far as it is here.
static BOTS: [OnceLock<MakeBot>; SKILLS.len()] = [const { OnceLock::new() }; SKILLS.len()];

/// Takes in what makes the bots of a skill.
pub fn install(skill: Skill, bot: MakeBot) {
    // It fails only where it is set already.
    let _ = BOTS[skill as usize].set(bot);
}

/// What makes the bots of a skill. `None`: it is not here yet. Outside the browser nothing is fetched.
fn bot(skill: Skill) -> Option<MakeBot> {
    if cfg!(target_arch = "wasm32") {
        return BOTS[skill as usize].get().copied();
    }
    Some(match skill {
        Skill::Setting => bots::sets::bot,
        Skill::Bus => bots::bus::bot,
        Skill::Rounds => bots::rounds::bot,
        Skill::Classic => bots::classic::bot,
        Skill::Casino => bots::casino::bot,
        Skill::Patti => bots::patti::bot,
    })
}

/// Whether a dealer may choose one of this skill's games (RULES 10.11).
fn is_for_dealers(skill: Skill) -> bool {
    !matches!(skill, Skill::Bus | Skill::Casino)
}

/// Whether a sitting of these rules needs this skill's games.
fn needs(rules: &Rules, skill: Skill) -> bool {
    Skill::of(rules) == Some(skill) || rules.dealers_choice && is_for_dealers(skill)
}

/// The skills whose games a sitting of these rules needs and that have not been fetched.
pub fn missing(all: &[&Rules]) -> Vec<Skill> {
    let is_missing =
        |skill: &Skill| bot(*skill).is_none() && all.iter().any(|rules| needs(rules, *skill));
    SKILLS.into_iter().filter(is_missing).collect()
}

/// Whether what plays and draws the games of these rules is here.
#[must_use]
pub fn is_here(rules: &Rules) -> bool {
    missing(&[rules]).is_empty()
}

/// A new player of this temper for a game of these rules: the bot that comes with the game's functions, or the one of the
/// betting games.
#[must_use]
pub fn cast(rules: &Rules, temper: Temper) -> Box<dyn Policy + Send> {
    match Skill::of(rules).and_then(bot) {
        Some(bot) => bot(temper),
        None => bots::betting(rules, temper),
    }
}

#[cfg(test)]
mod tests {
    use super::{SKILLS, Skill, is_for_dealers, needs};
    use crate::games::{GAMES, three_card};

    #[test]
    fn a_sitting_needs_its_game_and_those_that_a_dealer_may_choose() {
        for game in GAMES {
            let rules = (game.rules)();
            for skill in SKILLS {
                assert_eq!(needs(&rules, skill), Skill::of(&rules) == Some(skill));
            }
        }
        let mut rules = three_card();
        rules.dealers_choice = true;
        for skill in SKILLS {
            assert_eq!(needs(&rules, skill), is_for_dealers(skill), "{skill:?}");
        }
    }
}
