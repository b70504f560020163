//! The seams of the program. Code that is reached only through a seam is fetched as a part of its own; `cargo xtask
//! parts` splits the program there. The loader fetches a part with the parts that it needs
//! (`xtask/src/parts/loader.js`).

mod autosave;
mod big_sheets;
mod counts;
mod ends;
mod games;
mod play;
mod resume;
mod sheets;

use super::table::parts::Loaders;

/// The functions that fetch the parts.
pub const LOADERS: Loaders = Loaders {
    play: play::load,
    autosave: autosave::load,
    resume: resume::load,
    ends: ends::load,
    sheets: sheets::load,
};

/// Marks a part as depending on an earlier one, by referring to its functions. The code of the earlier part then counts
/// as needed by both, so the splitter keeps it in one piece instead of making a piece for every set of parts.
fn depends_on<T>(earlier: fn() -> T) {
    std::hint::black_box(earlier);
}
