//! The families of games as far as they are fetched.

use std::any::Any;
use std::sync::OnceLock;

use leptos::task::spawn_local;

use super::expert::{self, Awaited, Experts};
use crate::app::lazy::Loading;
use crate::app::words;
use crate::bots::bus::Risk;
use crate::bots::{Cast, MakeBot, Policy, Skill, Temper};
use crate::engine::{Action, Choice, Rules, View};
use crate::random::Rng;

/// A family of games.
pub struct Family {
    /// What its bots play. The games that need it are those of the family.
    pub skill: Skill,
    /// Whether a dealer may choose one of its games (RULES 10.11).
    pub is_for_dealers: bool,
    /// Makes a bot.
    pub bot: MakeBot,
    /// How likely each move costs a life, the safest first. `None`: its players have no lives.
    pub risks: Option<fn(View<'_>) -> Vec<Risk>>,
    /// The `Functions` that draw the games and take the presses. The controller of the table asks here for bots, and the
    /// functions know the controller. So this file does not name their type.
    pub functions: &'static (dyn Any + Send + Sync),
}

/// A family, and the part of the program that brings it.
pub struct FamilyPart {
    skill: Skill,
    is_for_dealers: bool,
    load: fn() -> Loading<Family>,
    here: OnceLock<&'static Family>,
}

impl FamilyPart {
    /// Copies what must be known before the part is here. In a constant this refers to none of the family's functions.
    #[must_use]
    pub const fn new(family: &Family, load: fn() -> Loading<Family>) -> FamilyPart {
        FamilyPart {
            skill: family.skill,
            is_for_dealers: family.is_for_dealers,
            load,
            here: OnceLock::new(),
        }
    }

    /// Whether a sitting of these rules needs the family and it has not been fetched.
    fn is_missing(&self, rules: &Rules) -> bool {
        let is_needed =
            Skill::of(rules) == Some(self.skill) || rules.dealers_choice && self.is_for_dealers;
        is_needed && self.here.get().is_none()
    }

    /// Fetches the family. `false`: that failed.
    async fn fetch(&self) -> bool {
        let Some(family) = (self.load)().await else {
            return false;
        };
        // It fails only where it is set already.
        let _ = self.here.set(family);
        true
    }
}

/// All families, and how they are fetched.
struct Installed {
    families: &'static [FamilyPart],
    /// The code of [`fetch`] comes with the sheets, because only the sheets name it.
    fetch: fn(&'static [FamilyPart], &[&Rules], Then),
    /// Fetches what makes experts.
    want_experts: fn(expert::Load),
    load_experts: expert::Load,
}

/// A function to call when games are here, or could not be fetched.
type Then = Box<dyn FnOnce(bool)>;

/// Set when the sheets are here.
static INSTALLED: OnceLock<Installed> = OnceLock::new();

/// Installs the families and the words of their games. Called when the sheets are here.
pub fn install(families: &'static [FamilyPart], load_experts: expert::Load) {
    words::install_family(words::FAMILY_WORDS);
    // It fails only where it is set already.
    let _ = INSTALLED.set(Installed {
        families,
        fetch,
        want_experts: expert::fetch,
        load_experts,
    });
}

/// Fetches what plays and draws the games of these rules, then calls `then`: at once where all of it is here. The
/// argument says whether it is here now. If not, another call tries again.
pub fn with_games(all: &[&Rules], then: Then) {
    if all.iter().all(|rules| is_here(rules)) {
        return then(true);
    }
    match INSTALLED.get() {
        Some(Installed {
            families, fetch, ..
        }) => fetch(families, all, then),
        None => then(false),
    }
}

fn fetch(families: &'static [FamilyPart], all: &[&Rules], then: Then) {
    let is_missing = |family: &&FamilyPart| all.iter().any(|rules| family.is_missing(rules));
    let missing: Vec<&FamilyPart> = families.iter().filter(is_missing).collect();
    spawn_local(async move {
        for family in missing {
            if !family.fetch().await {
                return then(false);
            }
        }
        then(true);
    });
}

/// Fetches what plays and draws the games of these rules, in a worker. `false`: that failed.
pub async fn fetch_games(rules: &Rules) -> bool {
    let families = INSTALLED.get().map_or(&[][..], |all| all.families);
    for family in families.iter().filter(|family| family.is_missing(rules)) {
        if !family.fetch().await {
            return false;
        }
    }
    true
}

/// Whether what plays and draws the games of these rules is here.
#[must_use]
pub fn is_here(rules: &Rules) -> bool {
    match INSTALLED.get() {
        Some(Installed { families, .. }) => !families.iter().any(|family| family.is_missing(rules)),
        None => cfg!(test) || Skill::of(rules).is_none() && !rules.dealers_choice,
    }
}

/// The family of a game with these rules. `None`: it is a betting game, or the family is not here yet.
#[must_use]
pub fn family_of(rules: &Rules) -> Option<&'static Family> {
    let skill = Skill::of(rules)?;
    let Some(Installed { families, .. }) = INSTALLED.get() else {
        return in_tests(skill);
    };
    let family = families.iter().find(|family| family.skill == skill);
    family?.here.get().copied()
}

/// A new player of this temper for a game of these rules: the bot that comes with the game's functions, or the one of the
/// betting games.
#[must_use]
pub fn cast(rules: &Rules, temper: Temper) -> Box<dyn Policy + Send> {
    let bot = match family_of(rules) {
        Some(family) => (family.bot)(temper),
        None => betting().map_or_else(|| Box::new(Absent) as _, |cast| cast(rules, temper)),
    };
    match temper {
        Temper::Expert => Box::new(Awaited {
            rules: rules.clone(),
            cast,
            base: bot,
            expert: None,
            want: want_experts,
        }),
        _ => bot,
    }
}

/// The bots of the betting games, which come right after what deals the first cards.
static BETTING: OnceLock<Cast> = OnceLock::new();

/// Installs the bots of the betting games.
pub fn install_bots(cast: Cast) {
    // It fails only where it is set already.
    let _ = BETTING.set(cast);
}

/// Whether the bots of the betting games are here.
#[must_use]
pub fn has_bots() -> bool {
    betting().is_some()
}

#[cfg(not(test))]
fn betting() -> Option<Cast> {
    BETTING.get().copied()
}

/// Tests fetch nothing: they have the bots.
#[cfg(test)]
fn betting() -> Option<Cast> {
    Some(BETTING.get().copied().unwrap_or(crate::bots::betting))
}

/// Stands for a bot that is not here. The table waits for the bots before it asks one.
struct Absent;

impl Policy for Absent {
    fn choose(&mut self, _: View<'_>, choices: &[Choice], _: &mut Rng) -> Action {
        choices.last().map_or(Action::Fold, |choice| choice.plain())
    }
}

/// Fetches what appraises choices. `None`: that failed, or the sheets are not here yet.
pub async fn experts() -> Option<&'static Experts> {
    let load = INSTALLED.get()?.load_experts;
    load().await
}

fn want_experts() {
    if let Some(installed) = INSTALLED.get() {
        (installed.want_experts)(installed.load_experts);
    }
}

#[cfg(not(test))]
fn in_tests(_: Skill) -> Option<&'static Family> {
    None
}

/// Tests fetch nothing: they have every family.
#[cfg(test)]
fn in_tests(skill: Skill) -> Option<&'static Family> {
    tests::ALL.iter().find(|family| family.skill == skill)
}

#[cfg(test)]
mod tests {
    use super::{Family, FamilyPart, Skill};
    use crate::app::table::family::functions::{
        BUS_FAMILY, CASINO_FAMILY, CLASSIC_FAMILY, PATTI_FAMILY, ROUNDS_FAMILY, SETS_FAMILY,
    };
    use crate::engine::Other;
    use crate::games::{self, GAMES, three_card};

    pub static ALL: [Family; 6] = [
        SETS_FAMILY,
        BUS_FAMILY,
        ROUNDS_FAMILY,
        CLASSIC_FAMILY,
        CASINO_FAMILY,
        PATTI_FAMILY,
    ];

    /// The families, none of which is fetched.
    fn parts() -> Vec<FamilyPart> {
        let nothing = || Box::pin(async { None }) as _;
        let part = |family| FamilyPart::new(family, nothing);
        ALL.iter().map(part).collect()
    }

    #[test]
    fn every_game_but_the_betting_games_is_of_one_family() {
        for game in GAMES {
            let rules = (game.rules)();
            let parts = parts();
            let missing = parts.iter().filter(|family| family.is_missing(&rules));
            let wanted = usize::from(!rules.is_betting());
            assert_eq!(missing.count(), wanted, "{}", game.key);
        }
    }

    #[test]
    fn where_the_dealer_chooses_every_family_is_needed_that_has_a_game_for_him() {
        let mut rules = three_card();
        rules.dealers_choice = true;
        for family in parts() {
            let others = games::ALL.choosable.others;
            let is_of_family = |other: &Other| Skill::of(&(other.rules)()) == Some(family.skill);
            let has_one = others.iter().any(is_of_family);
            assert_eq!(family.is_missing(&rules), has_one, "{:?}", family.skill);
        }
    }

    static PATTI: Family = PATTI_FAMILY;

    #[test]
    fn what_has_been_fetched_is_not_missing() {
        let rules = (games::named("teen_patti").expect("a game").rules)();
        for family in parts() {
            let was_missing = family.is_missing(&rules);
            let _ = family.here.set(&PATTI);
            assert!(!family.is_missing(&rules) && was_missing == (family.skill == PATTI.skill));
        }
    }
}
