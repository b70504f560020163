//! The seams of the program. Code that is reached only through a seam is fetched as a part of its own; `cargo xtask
//! parts` splits the program there. The loader fetches a part with the parts that it needs
//! (`xtask/src/parts/loader.js`).

mod big_sheets;
mod bots;
mod counts;
mod depends;
mod expert;
mod felts;
mod games;
mod play;
mod sheet_code;
mod sheets;
mod sitting;
mod thinking;

pub use self::counts::count;
use self::play::load as load_play;
use super::lazy::Loading;
use super::table::page::{Loaders, Play};

/// The functions that fetch the parts.
pub const LOADERS: Loaders = Loaders {
    play: play_and_bots,
    sitting: sitting::load,
    sheets: sheets::load,
};

/// Fetches the play part, and the bots behind it. A card can be dealt before they are here. A worker needs no bots.
fn play_and_bots() -> Loading<Play> {
    Box::pin(async {
        let play = load_play().await?;
        bots::fetch();
        Some(play)
    })
}
