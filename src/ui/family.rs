//! The games beside the betting games, as far as the page has them at once. What they are called and what may be agreed on
//! comes with the sheets; what plays them, their bots and what they are drawn with, comes once such a game is wanted: each
//! mechanic is a part of the program of its own.

#![allow(unsafe_code, reason = "the seam between two parts of a program is one")]

mod known;

use std::sync::OnceLock;

use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};

use self::known::{OF_BUS, OF_HOUSE, OF_OLD, OF_PATTI, OF_ROUNDS, OF_SETS, TELLS};
use super::felt::{Dress, Plate, Ring};
use super::game::Game;
use super::language::{Name, Text};
use super::page::Page;
use super::patch::Node;
use super::press::Press;
use crate::cards::HandValue;
use crate::engine::{self, Chips, Choice, Event, Rules, Seat, StageRules, View};
use crate::games;
use crate::notation;
use crate::policy::{self, Policy, Temper};

/// What plays a game, and draws it.
#[derive(Clone, Copy)]
pub struct Family {
    /// A bot.
    bot: fn(Temper) -> Box<dyn Policy + Send>,
    /// The controls for what is offered, where they are other than the betting games'.
    pub controls: fn(Page, &[Choice]) -> Option<Node>,
    /// How the table lies, where it is other than the betting games'.
    pub felt: fn(Page, Ring) -> Option<Dress>,
    /// Does what a press means.
    pub press: fn(Game, Press, &web_sys::Event),
    /// Does what a key means; false where it means nothing.
    pub key: fn(Page, &str) -> bool,
    /// What has been done that is no event, for those who listen.
    pub said: fn(Game) -> Option<String>,
    /// How it speaks, where it has words of its own for what other games know too.
    speech: Option<&'static Speech>,
}

/// How a game speaks that is betted in and has words of its own for it.
pub struct Speech {
    /// What has happened, in a sentence: none where it is said as in every game, an empty one where it is told by
    /// something else.
    pub events: Tells,
    /// What stands on a seat's plate: changes what would stand there in Brag.
    pub plate: fn(View<'_>, Seat, &mut Plate),
    /// What a bet costs now, beneath the pot.
    pub stake: fn(View<'_>) -> Option<Node>,
    /// What the next deal costs, in a sentence.
    pub next: fn(Chips) -> String,
}

/// What is said of these games.
#[derive(Clone, Copy)]
pub struct Told {
    /// What has happened, in a sentence, where only these games know such events.
    pub events: Tells,
    /// How long an event is looked at that is a moment of its own, in milliseconds; none where it is not.
    pub lingers: fn(&Event, View<'_>) -> u32,
    /// How a player's hand is held, and what he did last, where only these games know it.
    pub plate: fn(View<'_>, Seat) -> Option<(String, String)>,
    /// What going on costs now: what it is called, and how much.
    pub price: fn(View<'_>) -> Option<(Text, Chips)>,
    /// What is agreed, in a line of the rail.
    pub house: fn(&Rules) -> String,
    /// What the game of this key is called.
    pub name: fn(&str) -> &'static str,
    /// What the game of this key is, in a sentence.
    pub line: fn(&str) -> &'static str,
    /// What a hand is called that has another name than in Brag; `form` as messages choose by it.
    pub hand: fn(HandValue, &str) -> String,
}

/// Tells an event in a sentence; none where it is only the table's own affair.
type Tells = fn(&Event, View<'_>, &dyn Fn(Seat) -> Name) -> Option<String>;

/// A part of the program, and the games that come with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    /// Hands set from one deal.
    Sets,
    /// Stop the Bus.
    Bus,
    /// Equalised betting.
    Rounds,
    /// Three stakes.
    Old,
    /// Three Card Poker, against the house.
    House,
    /// Teen Patti.
    Patti,
}

const PARTS: [Part; 6] = [
    Part::Sets,
    Part::Bus,
    Part::Rounds,
    Part::Old,
    Part::House,
    Part::Patti,
];

static SETS: OnceLock<Family> = OnceLock::new();
static BUS: OnceLock<Family> = OnceLock::new();
static ROUNDS: OnceLock<Family> = OnceLock::new();
static OLD: OnceLock<Family> = OnceLock::new();
static HOUSE: OnceLock<Family> = OnceLock::new();
static PATTI: OnceLock<Family> = OnceLock::new();
static TOLD: OnceLock<Told> = OnceLock::new();

impl Part {
    fn of(rules: &Rules) -> Option<Part> {
        rules.stages.iter().find_map(|stage| match stage {
            StageRules::Dealing(_) | StageRules::Vying(_) => None,
            StageRules::Setting(_) => Some(Part::Sets),
            StageRules::Swapping(_) => Some(Part::Bus),
            StageRules::Classic(_) => Some(Part::Old),
            StageRules::Staking(_) | StageRules::Round(_) | StageRules::Exchange(_) => {
                Some(Part::Rounds)
            }
            StageRules::House(_) => Some(Part::House),
            StageRules::Patti(_) => Some(Part::Patti),
        })
    }

    /// Whether a dealer may name one of its games (RULES 10.11).
    fn is_for_dealers(self) -> bool {
        !matches!(self, Part::Bus | Part::House)
    }

    /// Whether a text, which may be a record or an address, names one of its games.
    fn is_named_in(self, text: &str) -> bool {
        let keys: &[&str] = match self {
            Part::Sets => &["six_", "seven_", "nine_", "ten_", "thirteen_", "fifteen_"],
            Part::Bus => &["stop_the_bus"],
            Part::Rounds => &["american", "braggers", "draw_brag"],
            Part::Old => &["three_stake", "post_and_pair"],
            Part::House => &["three_card_poker"],
            Part::Patti => &["teen_patti"],
        };
        let is_named = self.is_for_dealers() && text.contains(DEALERS_CHOICE);
        is_named || keys.iter().any(|key| text.contains(key))
    }

    fn place(self) -> &'static OnceLock<Family> {
        match self {
            Part::Sets => &SETS,
            Part::Bus => &BUS,
            Part::Rounds => &ROUNDS,
            Part::Old => &OLD,
            Part::House => &HOUSE,
            Part::Patti => &PATTI,
        }
    }

    async fn fetch(self) -> Result<(), SplitLoaderError> {
        if self.place().get().is_none() {
            // The mechanics come with the sheets, as do the bots that set hands: the part of those games would be too
            // large. They are made known with what draws them, so that nothing begins without.
            let family = match self {
                Part::Sets => {
                    let drawn = sets().await?;
                    engine::install_setting();
                    let bot = policy::sets::bot;
                    Family { bot, ..drawn }
                }
                Part::Bus => {
                    let family = bus().await?;
                    engine::install_swapping();
                    family
                }
                Part::Rounds | Part::Old => {
                    let [rounds, old] = matched().await?;
                    engine::install_classic();
                    // The second of three stakes may be a round of bets.
                    engine::install_rounds();
                    if self == Part::Old { old } else { rounds }
                }
                Part::House | Part::Patti => {
                    let [house, patti] = cousins().await?;
                    engine::install_house();
                    engine::install_patti();
                    if self == Part::House { house } else { patti }
                }
            };
            // Twice is as good as once.
            let _ = self.place().set(family);
        }
        Ok(())
    }
}

/// How records and links call that a dealer names the game.
const DEALERS_CHOICE: &str = "dealers_choice";

/// What a text says that names all games of a sitting by these rules.
#[must_use]
pub fn wanted(rules: &Rules) -> String {
    let more = if rules.dealers_choice {
        DEALERS_CHOICE
    } else {
        ""
    };
    [rules.game, " ", more].concat()
}

/// Fetches what plays the games that a text names: a record, an address, a key.
///
/// # Errors
/// When some of it cannot be fetched; another call tries again.
pub async fn fetch(text: &str) -> Result<(), SplitLoaderError> {
    for part in PARTS {
        if part.is_named_in(text) {
            part.fetch().await?;
        }
    }
    Ok(())
}

/// Does this once what plays the games that a text names is here: at once, where it is. Where it cannot be fetched, this
/// is done all the same, and finds that such a table cannot be set up.
pub fn once_here(text: &str, then: Box<dyn FnOnce()>) {
    let is_here = |part: &Part| part.place().get().is_some() || !part.is_named_in(text);
    if PARTS.iter().all(is_here) {
        return then();
    }
    let text = text.to_owned();
    spawn_local(async move {
        // That is found out by who goes on.
        let _ = fetch(&text).await;
        then();
    });
}

/// Makes the games known to a page, and what is said of them.
pub fn install() {
    games::install();
    engine::install_setup();
    notation::install_verbs();
    // Twice is as good as once.
    let _ = TOLD.set(TELLS);
}

/// What is said of these games, once it is here.
#[must_use]
pub fn told() -> Option<Told> {
    if cfg!(target_arch = "wasm32") {
        TOLD.get().copied()
    } else {
        Some(TELLS)
    }
}

/// What plays a game of these rules and draws it; none for a betting game, and until it is here.
#[must_use]
pub fn of(rules: &Rules) -> Option<Family> {
    let part = Part::of(rules)?;
    if cfg!(target_arch = "wasm32") {
        part.place().get().copied()
    } else {
        Some(match part {
            Part::Sets => OF_SETS,
            Part::Bus => OF_BUS,
            Part::Rounds => OF_ROUNDS,
            Part::Old => OF_OLD,
            Part::House => OF_HOUSE,
            Part::Patti => OF_PATTI,
        })
    }
}

/// How a game of these rules speaks, where it has words of its own.
#[must_use]
pub fn speech(rules: &Rules) -> Option<&'static Speech> {
    of(rules)?.speech
}

/// A bot for these rules.
#[must_use]
pub fn bot(rules: &Rules, temper: Temper) -> Box<dyn Policy + Send> {
    match of(rules) {
        Some(family) => (family.bot)(temper),
        None => temper.policy(),
    }
}

#[wasm_split(sets, wasm_split_path = ::leptos::wasm_split, fallible)]
fn sets() -> Result<Family, SplitLoaderError> {
    Ok(OF_SETS)
}

#[wasm_split(bus, wasm_split_path = ::leptos::wasm_split, fallible)]
fn bus() -> Result<Family, SplitLoaderError> {
    Ok(OF_BUS)
}

/// Equalised betting, and the games for three stakes, which know it too.
#[wasm_split(matched, wasm_split_path = ::leptos::wasm_split, fallible)]
fn matched() -> Result<[Family; 2], SplitLoaderError> {
    Ok([OF_ROUNDS, OF_OLD])
}

/// Three Card Poker and Teen Patti.
#[wasm_split(cousins, wasm_split_path = ::leptos::wasm_split, fallible)]
fn cousins() -> Result<[Family; 2], SplitLoaderError> {
    Ok([OF_HOUSE, OF_PATTI])
}

#[cfg(test)]
mod tests {
    use super::{PARTS, Part};
    use crate::games::{GAME_KEYS, named};

    #[test]
    fn a_text_names_the_part_that_its_game_comes_with() {
        for key in GAME_KEYS {
            let rules = (named(key).expect("a game").rules)();
            let record = format!(r#"{{"rules":{{"game":"{key}"}}}}"#);
            for part in PARTS {
                let wanted = Part::of(&rules) == Some(part);
                assert_eq!(part.is_named_in(&record), wanted, "{key}");
            }
        }
    }
}
