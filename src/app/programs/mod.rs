//! The programs that the page fetches later. What is reached only through one of these files is fetched with it; `cargo
//! xtask parts` splits the page there. The table of the betting games, with their bots, is fetched first and whole.
//!
//! | program | what it brings | needs |
//! |---|---|---|
//! | `games` | every other game, saving, results | |
//! | `sheets` | what opens over the table in play | `games` |
//! | `study` | records, reviews, statistics, the school, the tools | `sheets` |
//! | `phones` | codes for cards on phones, and the screen of a phone | `sheets` |
//! | `expert` | worlds, playouts, solved play, counts: what the worker runs | `games` |

mod budgets;
#[cfg(test)]
mod buttons;
mod charting;
mod depends;
mod expert;
mod games;
mod phones;
mod sheets;
mod study;
mod thinking;

pub use self::expert::work;
use super::table::page::Loaders;

/// The functions that fetch the programs.
pub const LOADERS: Loaders = Loaders {
    games: games::load,
    sheets: sheets::load,
    study: study::load,
    phones: phones::load,
    experts: expert::load,
};
