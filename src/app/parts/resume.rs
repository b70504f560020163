//! The seam of the resume part: it reads a stored sitting, and makes the result of one that has ended.

#![allow(unsafe_code, reason = "the seam between two parts of a program is one")]

use leptos::wasm_split::{SplitLoaderError, wasm_split};

use super::sheets;
use crate::app::autosave;
use crate::app::i18n;
use crate::app::lazy::Loading;
use crate::app::storage::stored_sitting;
use crate::app::table::felt;
use crate::app::table::parts::Resume;
use crate::app::table::{family, link};

/// Fetches the part. The sitting that waits, or is asked for, may need a game that is fetched too.
pub fn load() -> Loading<Resume> {
    Box::pin(async {
        let ResumePart {
            resume,
            needs_games,
        } = part().await.ok()?;
        // Those games come with the sheets.
        let is_here = !needs_games() || sheets::load().await.is_some();
        (is_here && i18n::load_sheet_messages().await).then_some(resume)
    })
}

/// What the part contains.
pub struct ResumePart {
    resume: &'static Resume,
    /// Whether games are needed that are not here.
    needs_games: fn() -> bool,
}

#[wasm_split(resume, wasm_split_path = ::leptos::wasm_split, fallible)]
fn part() -> Result<ResumePart, SplitLoaderError> {
    Ok(functions())
}

/// The functions of the part.
#[inline(never)]
pub fn functions() -> ResumePart {
    super::depends_on(super::autosave::functions);
    let resume = &Resume {
        save_all: autosave::save_all,
        read_stored: autosave::read_stored,
        resume: autosave::resume,
        take_from_address: autosave::take_from_address,
        stored_seats: felt::stored_seats,
    };
    let needs_games = || family::needs_fetch(&(stored_sitting() + &link::full_address()));
    ResumePart {
        resume,
        needs_games,
    }
}
