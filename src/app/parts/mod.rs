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

use super::table::page::Loaders;

/// The functions that fetch the parts.
pub const LOADERS: Loaders = Loaders {
    play: play::load,
    sitting: sitting::load,
    sheets: sheets::load,
};
