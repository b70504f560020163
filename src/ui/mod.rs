//! The page. Everything left of it builds and runs without a browser.

#![allow(
    clippy::redundant_closure,
    reason = "a view erases the type of a closure written out in it, and so shares the code that renders it"
)]

mod awake;
mod back;
mod board;
mod classic;
mod controls;
mod download;
mod draft_kept;
mod drawing;
mod embed;
mod entropy;
mod everything;
mod faces;
mod family;
mod felt;
mod first_move;
mod focus;
mod game;
mod hint;
mod keep;
mod language;
mod lessons;
mod link;
mod live;
mod log;
mod page;
mod pages;
mod past;
mod patch;
mod patti;
mod preferences;
mod press;
mod rounds;
mod saved;
mod score;
mod senses;
mod session;
mod setting;
mod settings;
mod shown;
mod slices;
mod state;
mod swapping;
mod tally;
mod tempo;
mod update;
mod wagering;
mod words;

pub use page::begin;

use crate::games;
use crate::policy::Temper;
use session::{Mind, Player, Setup};

/// What the first player is called until he says otherwise. The page shows it in its own language.
const FIRST_NAME: &str = "You";

/// The game that one press starts: you and three bots, a hundred chips each.
#[must_use]
pub fn table_for_four() -> Setup {
    let player = |name: &str, mind| Player {
        name: name.into(),
        chips: 100,
        mind,
    };
    Setup {
        rules: games::three_card(),
        players: vec![
            player(FIRST_NAME, Mind::Person),
            player("Nell", Mind::Bot(Temper::Careful)),
            player("Bill", Mind::Bot(Temper::Straightforward)),
            player("Captain", Mind::Bot(Temper::Bragger)),
        ],
    }
}
