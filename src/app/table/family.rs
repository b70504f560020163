//! The games beside the betting games: what the page has of them, and how it fetches the rest. Their rules come with the
//! part `games`, their names with the sheets. The bots and the drawing of each mechanic are in a part that is fetched when
//! a game needs it.

pub mod bus;
pub mod casino;
mod cast;
pub mod classic;
mod functions;
pub mod patti;
pub mod rounds;
pub mod setting;

use std::sync::OnceLock;

use leptos::task::spawn_local;

use self::cast::{SKILLS, missing};
pub use self::cast::{cast, is_here};
pub use self::functions::{
    BUS_FAMILY, CLASSIC_FAMILY, HOUSE_FAMILY, PATTI_FAMILY, ROUNDS_FAMILY, SETS_FAMILY,
};
use super::felt::{OwnFelt, Plate, Ring};
use super::game::Game;
use super::page::Page;
use super::patch::Node;
use super::press::Press;
use crate::app::lazy::Loading;
use crate::app::words;
use crate::bots::{MakeBot, Skill};
use crate::cards::CardSet;
use crate::engine::{Choice, Rules, Seat, View};

/// Functions that play and draw one kind of game.
#[derive(Clone, Copy)]
pub struct Family {
    /// Makes a bot.
    bot: MakeBot,
    /// Draws the controls for these choices. `None`: the controls of the betting games do.
    pub controls: fn(Page, &[Choice]) -> Option<Node>,
    /// Places the cards and seats on the felt. `None`: they lie as in the betting games.
    pub felt: fn(Page, Ring) -> Option<OwnFelt>,
    /// Handles a press.
    pub press: fn(Game, Press, &web_sys::Event),
    /// Handles a key. `false`: the key means nothing.
    pub key: fn(Page, &str) -> bool,
    /// A sentence for screen readers about a change that is no event. `None`: there is none.
    pub status: fn(Game) -> Option<String>,
    /// What the game says of the result of a deal in its own words.
    pub result: words::Own,
    /// The game's own words for what other games have too. `None`: it has none.
    speech: Option<&'static Speech>,
}

/// The words of a betting game that differ from Brag's.
pub struct Speech {
    /// Changes what a seat's plate says.
    pub plate: fn(View<'_>, Seat, &mut Plate),
    /// The cost of a bet, shown beneath the pot.
    pub stake: fn(View<'_>) -> Option<Node>,
    /// The cost of the next deal, as a sentence. Empty: nothing need be said.
    pub next: fn(&Rules) -> String,
    /// The wild cards among the cards that are seen.
    pub wild: fn(View<'_>) -> CardSet,
}

/// The functions of each skill, in the order of [`Skill`], as far as they are here.
static FAMILIES: [OnceLock<Family>; SKILLS.len()] = [const { OnceLock::new() }; SKILLS.len()];

fn functions_of(skill: Skill) -> &'static OnceLock<Family> {
    &FAMILIES[skill as usize]
}

/// Fetches the functions that play and draw the games of a mechanic. `false`: that failed.
async fn fetch_one(skill: Skill) -> bool {
    if functions_of(skill).get().is_some() {
        return true;
    }
    let Some(load) = LOAD.get() else { return false };
    let Some(family) = load(skill).await.copied() else {
        return false;
    };
    // It fails only where it is set already.
    let _ = functions_of(skill).set(family);
    cast::install(skill, family.bot);
    true
}

/// Fetches what plays and draws the games of these rules, then calls `then`: at once where all of it is here. The
/// argument says whether it is here now. If not, another call tries again.
pub fn with_games(all: &[&Rules], then: Box<dyn FnOnce(bool)>) {
    let missing = missing(all);
    if missing.is_empty() {
        return then(true);
    }
    match FETCH_THEN.get() {
        Some(fetch) => fetch(missing, then),
        None => then(false),
    }
}

/// Fetches games, then calls a function. Set when the sheets are here.
static FETCH_THEN: OnceLock<FetchThen> = OnceLock::new();

/// Fetches what plays and draws the games of a mechanic. Set when the sheets are here.
static LOAD: OnceLock<fn(Skill) -> Loading<Family>> = OnceLock::new();

/// A function that fetches games, then calls another.
type FetchThen = fn(Vec<Skill>, Box<dyn FnOnce(bool)>);

fn fetch_then(missing: Vec<Skill>, then: Box<dyn FnOnce(bool)>) {
    spawn_local(async move {
        for skill in missing {
            if !fetch_one(skill).await {
                return then(false);
            }
        }
        then(true);
    });
}

/// Installs the words of the games, and how their parts are fetched. Called when the sheets are here.
pub fn install(load: fn(Skill) -> Loading<Family>) {
    words::install_family(words::FAMILY_WORDS);
    // It fails only where it is set already.
    let _ = FETCH_THEN.set(fetch_then);
    let _ = LOAD.set(load);
}

/// The functions for a game with these rules. `None`: it is a betting game, or its part is not here yet.
#[must_use]
pub fn of(rules: &Rules) -> Option<Family> {
    functions_of(Skill::of(rules)?).get().copied()
}

/// The own words of a game with these rules. `None`: it has none.
#[must_use]
pub fn speech(rules: &Rules) -> Option<&'static Speech> {
    of(rules)?.speech
}
