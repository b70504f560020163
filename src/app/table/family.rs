//! The games of the family beside the betting games: what the page has of them and how it fetches the rest. Their
//! names and options come with the sheets. Each mechanic, with its bots and its drawing, is a part of its own that is
//! fetched when a game needs it.

pub mod classic;
mod functions;
pub mod patti;
pub mod rounds;
pub mod setting;
pub mod swapping;
pub mod wagering;

use std::sync::OnceLock;

use leptos::task::spawn_local;

pub use self::functions::{
    BUS_FAMILY, CLASSIC_FAMILY, HOUSE_FAMILY, PATTI_FAMILY, ROUNDS_FAMILY, SETS_FAMILY,
};
use super::felt::{OwnFelt, Plate, Ring};
use super::game::Game;
use super::page::Page;
use super::patch::Node;
use super::press::Press;
use crate::app::lazy::Loading;
use crate::app::words::{self, by_stage};
use crate::bots::{self, MakeBot, Skill};
use crate::cards::CardSet;
use crate::engine::{self, Choice, Rules, Seat, View};
use crate::{games, notation};

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

/// The skills whose games are fetched.
const SKILLS: [Skill; 6] = [
    Skill::Setting,
    Skill::Swapping,
    Skill::Rounds,
    Skill::Classic,
    Skill::House,
    Skill::Patti,
];

static SETS: OnceLock<Family> = OnceLock::new();
static BUS: OnceLock<Family> = OnceLock::new();
static ROUNDS: OnceLock<Family> = OnceLock::new();
static CLASSIC: OnceLock<Family> = OnceLock::new();
static HOUSE: OnceLock<Family> = OnceLock::new();
static PATTI: OnceLock<Family> = OnceLock::new();

/// Whether a dealer may choose one of this skill's games (RULES 10.11).
fn is_for_dealers(skill: Skill) -> bool {
    !matches!(skill, Skill::Swapping | Skill::House)
}

/// Whether a text, such as a record or an address, names one of this skill's games.
fn is_named_in(skill: Skill, text: &str) -> bool {
    let keys: &[&str] = match skill {
        Skill::Setting => &["six_", "seven_", "nine_", "ten_", "thirteen_", "fifteen_"],
        Skill::Swapping => &["stop_the_bus"],
        Skill::Rounds => &["american", "braggers", "draw_brag"],
        Skill::Classic => &["three_stake", "post_and_pair"],
        Skill::House => &["three_card_poker"],
        Skill::Patti => &["teen_patti"],
    };
    let is_named = is_for_dealers(skill) && text.contains(DEALERS_CHOICE);
    is_named || keys.iter().any(|key| text.contains(key))
}

fn functions_of(skill: Skill) -> &'static OnceLock<Family> {
    match skill {
        Skill::Setting => &SETS,
        Skill::Swapping => &BUS,
        Skill::Rounds => &ROUNDS,
        Skill::Classic => &CLASSIC,
        Skill::House => &HOUSE,
        Skill::Patti => &PATTI,
    }
}

/// Fetches the functions that play and draw the games of a mechanic. `false`: that failed.
async fn fetch_one(skill: Skill) -> bool {
    if functions_of(skill).get().is_some() {
        return true;
    }
    let Some(load) = LOAD.get() else { return false };
    let Some(mut family) = load(skill).await.copied() else {
        return false;
    };
    // The mechanics, and the bots that set hands, come with the sheets: a part with both would be too large. They are
    // installed together with the drawing, so that no game begins without it.
    match skill {
        Skill::Setting => {
            engine::install_setting();
            family.bot = bots::sets::bot;
        }
        Skill::Swapping => engine::install_swapping(),
        Skill::Rounds | Skill::Classic => {
            engine::install_classic();
            // Among three stakes, the second may be played as a round of bets.
            engine::install_rounds();
        }
        Skill::House | Skill::Patti => {
            engine::install_house();
            engine::install_patti();
            words::install_patti(by_stage::patti::words);
        }
    }
    bots::install(skill, family.bot);
    // It fails only where it is set already.
    let _ = functions_of(skill).set(family);
    true
}

/// The key of dealer's choice in records and links.
const DEALERS_CHOICE: &str = "dealers_choice";

/// A text that names every game of a sitting with these rules. See [`fetch`].
#[must_use]
pub fn game_keys(rules: &Rules) -> String {
    let more = if rules.dealers_choice {
        DEALERS_CHOICE
    } else {
        ""
    };
    [rules.game, " ", more].concat()
}

/// Fetches the games that a text names, such as a record, an address or a key. `false`: one cannot be fetched. Another
/// call tries again.
pub async fn fetch(text: &str) -> bool {
    for skill in SKILLS {
        if is_named_in(skill, text) && !fetch_one(skill).await {
            return false;
        }
    }
    true
}

/// Whether a text names a game that has to be fetched.
#[must_use]
pub fn needs_fetch(text: &str) -> bool {
    SKILLS.iter().any(|skill| is_named_in(*skill, text))
}

/// Fetches the games that a text names, then calls `then`: at once where they are here. It is called after a failure
/// too; setting up such a table then returns an error.
pub fn with_games(text: &str, then: Box<dyn FnOnce()>) {
    let is_here =
        |skill: &Skill| functions_of(*skill).get().is_some() || !is_named_in(*skill, text);
    if SKILLS.iter().all(is_here) {
        return then();
    }
    match FETCH_THEN.get() {
        Some(fetch) => fetch(text.to_owned(), then),
        None => then(),
    }
}

/// Fetches the games that a text names, then calls a function. Set when the sheets are here.
static FETCH_THEN: OnceLock<FetchThen> = OnceLock::new();

/// Fetches what plays and draws the games of a mechanic. Set when the sheets are here.
static LOAD: OnceLock<fn(Skill) -> Loading<Family>> = OnceLock::new();

/// A function that fetches the games a text names, then calls another.
type FetchThen = fn(String, Box<dyn FnOnce()>);

fn fetch_then(text: String, then: Box<dyn FnOnce()>) {
    spawn_local(async move {
        // A failure shows when the table is set up.
        let _ = fetch(&text).await;
        then();
    });
}

/// Installs the catalogue, the checks and the notation of the games, and how their parts are fetched. Called when the
/// sheets are here.
pub fn install(load: fn(Skill) -> Loading<Family>) {
    games::install();
    engine::install_setup();
    notation::install_verbs();
    words::install_family();
    // It fails only where it is set already.
    let _ = FETCH_THEN.set(fetch_then);
    let _ = LOAD.set(load);
}

/// The functions for a game with these rules. `None`: it is a betting game, or its part is not here yet.
#[must_use]
pub fn of(rules: &Rules) -> Option<Family> {
    let skill = Skill::of(rules)?;
    if cfg!(target_arch = "wasm32") {
        functions_of(skill).get().copied()
    } else {
        Some(match skill {
            Skill::Setting => SETS_FAMILY,
            Skill::Swapping => BUS_FAMILY,
            Skill::Rounds => ROUNDS_FAMILY,
            Skill::Classic => CLASSIC_FAMILY,
            Skill::House => HOUSE_FAMILY,
            Skill::Patti => PATTI_FAMILY,
        })
    }
}

/// The own words of a game with these rules. `None`: it has none.
#[must_use]
pub fn speech(rules: &Rules) -> Option<&'static Speech> {
    of(rules)?.speech
}

#[cfg(test)]
mod tests {
    use super::{SKILLS, Skill, is_named_in};
    use crate::games::{GAME_KEYS, named};

    #[test]
    fn a_text_names_the_part_that_its_game_comes_with() {
        for key in GAME_KEYS {
            let rules = (named(key).expect("a game").rules)();
            let record = format!(r#"{{"rules":{{"game":"{key}"}}}}"#);
            for skill in SKILLS {
                let wanted = Skill::of(&rules) == Some(skill);
                assert_eq!(is_named_in(skill, &record), wanted, "{key}");
            }
        }
    }
}
