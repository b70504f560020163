//! The bots of all games, and experts. They are a value that the program of all games brings.

use std::sync::OnceLock;

use super::WORDS;
use crate::app::table::experts::{self, Awaited, Experts};
use crate::app::table::game::{Game, Repertoire};
use crate::bots::{self, Policy, Temper};
use crate::engine::Rules;

/// What fetches experts. Set when the program of all games is here.
static LOAD_EXPERTS: OnceLock<experts::Load> = OnceLock::new();

/// Installs what fetches experts. Called when the program of all games is here.
pub fn install(load_experts: experts::Load) {
    // It fails only where it is set already.
    let _ = LOAD_EXPERTS.set(load_experts);
}

/// All games: their bots, experts and words.
pub const REPERTOIRE: Repertoire = Repertoire {
    cast,
    plays: |_| true,
    words: Some(&WORDS),
};

/// Lets this table play all games, with experts.
pub fn seat_all(game: Game) {
    game.play_all(REPERTOIRE, experts::acts_elsewhere);
}

/// A new player of this temper for a game of these rules. An expert plays as soon as it has been fetched.
#[must_use]
pub fn cast(rules: &Rules, temper: Temper) -> Box<dyn Policy + Send> {
    let bot = bots::bot(rules, temper);
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

/// Fetches what appraises choices. `None`: that failed.
pub async fn experts() -> Option<&'static Experts> {
    LOAD_EXPERTS.get()?().await
}

fn want_experts() {
    if let Some(load) = LOAD_EXPERTS.get() {
        experts::fetch(*load);
    }
}
