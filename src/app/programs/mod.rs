//! The programs that the page fetches later. What is reached only through one of these files is fetched with it; `cargo
//! xtask parts` splits the page there. The table of the betting games, with their bots, is fetched first and whole.
//!
//! | program | what it brings | needs |
//! |---|---|---|
//! | `games` | every other game, saving, results | |
//! | `sheets` | what opens over the table in play | `games` |
//! | `study` | records, reviews, statistics, the school, the tools | `sheets` |
//! | `expert` | worlds, playouts, solved play, counts: what the worker runs | `games` |

mod depends;
mod expert;
mod games;
mod sheets;
mod study;
mod thinking;

pub use self::expert::work;
use super::lazy::Loading;
use super::table::page::{Games, Loaders};

/// The functions that fetch the programs.
pub const LOADERS: Loaders = Loaders {
    games: load_games,
    sheets: sheets::load,
    study: study::load,
};

/// Fetches all games, and installs what fetches experts before anybody knows that they are here.
fn load_games() -> Loading<Games> {
    Box::pin(async {
        let games = games::load().await?;
        (games.install)(expert::load);
        Some(games)
    })
}
