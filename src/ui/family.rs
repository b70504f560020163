//! The games beside the betting games, as far as the page has them at once: their rules, bots and what they are
//! drawn with come as a part of their own, fetched after the sheets.

#![allow(unsafe_code, reason = "the seam between two parts of a program is one")]

use std::sync::OnceLock;

use leptos::wasm_split::{SplitLoaderError, wasm_split};

use super::felt::{Dress, Ring};
use super::game::Game;
use super::language::Name;
use super::mechanics;
use super::page::Page;
use super::patch::Node;
use super::setting::{self, SettingPress};
use super::shown;
use super::swapping::{self, SwappingPress};
use super::words;
use crate::engine::{Choice, Event, Rules, Seat, View};
use crate::games;
use crate::policy::{self, Policy, Temper};

/// Tells an event in a sentence; none where it is only the table's own affair.
type Tells = fn(&Event, View<'_>, &dyn Fn(Seat) -> Name) -> Option<String>;

/// What the part holds for the rest of the program.
#[derive(Clone, Copy)]
pub struct Family {
    /// A bot for these rules.
    pub bot: fn(&Rules, Temper) -> Box<dyn Policy + Send>,
    /// The controls for what is offered, where they are other than the betting games'.
    pub controls: fn(Page, &[Choice]) -> Option<Node>,
    /// How the table lies, where it is other than the betting games'.
    pub felt: fn(Page, Ring) -> Option<Dress>,
    /// What comes of a press while hands are set.
    pub setting: fn(Game, SettingPress),
    /// What comes of a press while cards are swapped.
    pub swapping: fn(Game, SwappingPress),
    /// Does what a key means; false where it means nothing.
    pub key: fn(Game, &str) -> bool,
    /// What has been done that is no event, for those who listen.
    pub said: fn(Game) -> Option<String>,
    /// What has happened, in a sentence, where only these games know such events.
    pub words: Tells,
    /// What is agreed, in a line of the rail.
    pub house: fn(&Rules) -> String,
    /// What the game of this key is, in a sentence.
    pub line: fn(&str) -> &'static str,
}

static FAMILY: OnceLock<Family> = OnceLock::new();

/// Fetches the part, once, and makes its games known.
///
/// # Errors
/// When it cannot be fetched; another call tries again.
pub async fn fetch() -> Result<(), SplitLoaderError> {
    if FAMILY.get().is_none() {
        // Twice is as good as once.
        let _ = FAMILY.set(family().await?);
    }
    Ok(())
}

/// The part, once it is here.
#[must_use]
pub fn at_hand() -> Option<Family> {
    if cfg!(target_arch = "wasm32") {
        FAMILY.get().copied()
    } else {
        Some(HERE)
    }
}

/// A bot for these rules.
#[must_use]
pub fn bot(rules: &Rules, temper: Temper) -> Box<dyn Policy + Send> {
    match at_hand() {
        Some(family) if !rules.is_betting() => (family.bot)(rules, temper),
        _ => temper.policy(),
    }
}

const HERE: Family = Family {
    bot: policy::bot,
    controls: mechanics::controls,
    felt: mechanics::felt,
    setting: setting::done,
    swapping: swapping::done,
    key: mechanics::key,
    said: mechanics::said,
    words: shown::words,
    house: words::game_house,
    line: words::game_line,
};

#[wasm_split(family, wasm_split_path = ::leptos::wasm_split, fallible)]
fn family() -> Result<Family, SplitLoaderError> {
    games::install();
    Ok(HERE)
}
