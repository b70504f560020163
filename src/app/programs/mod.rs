//! The programs that the page fetches later. What is reached only through one of these files is fetched with it; `cargo
//! xtask parts` splits the page there. The table of the betting games, with their bots, is fetched first and whole.
//!
//! | program | what it brings | needs |
//! |---|---|---|
//! | `games` | every other game, saving, results | |
//! | `sheets` | what opens over the table in play | `games` |
//! | `study` | records, reviews, statistics, the school, the tools | `sheets` |
//! | `phones` | codes for cards on phones, and the screen of a phone | `sheets` |
//! | `reader` | reads codes in pictures of the camera, in a worker | `games` |
//! | `expert` | worlds, playouts, solved play, counts: what the worker runs | `games` |

mod budgets;
#[cfg(test)]
mod buttons;
mod charting;
mod depends;
mod expert;
mod games;
mod memories;
mod phones;
mod reader;
mod sheets;
mod study;
mod thinking;

use super::families::brag;
use super::table::page::{First, Loaders};
use super::worker::{Duty, duty};

/// The first program, and the functions that fetch the others.
pub const LOADERS: Loaders = Loaders {
    first: First {
        repertoire: brag::REPERTOIRE,
        family: &brag::FUNCTIONS,
    },
    games: games::load,
    sheets: sheets::load,
    study: study::load,
    phones: phones::load,
    experts: expert::load,
};

/// Begins the work of a worker.
pub fn work() {
    match duty() {
        Duty::Thinking => expert::work(),
        Duty::Reading => reader::work(),
    }
}
