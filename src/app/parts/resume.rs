//! The seam of the resume part: it reads a stored sitting, and makes the result of one that has ended.

#![allow(unsafe_code, reason = "the seam between two parts of a program is one")]

use leptos::wasm_split::{SplitLoaderError, wasm_split};

use crate::app::autosave;
use crate::app::i18n;
use crate::app::lazy::Loading;
use crate::app::table::felt;
use crate::app::table::page::Resume;

/// Fetches the part, with the messages that it needs.
pub fn load() -> Loading<Resume> {
    Box::pin(async {
        super::games::load().await?;
        let resume = part().await.ok()?;
        i18n::load_sheet_messages().await.then_some(resume)
    })
}

#[wasm_split(resume, wasm_split_path = ::leptos::wasm_split, fallible)]
fn part() -> Result<&'static Resume, SplitLoaderError> {
    Ok(functions())
}

/// The functions of the part.
#[inline(never)]
pub fn functions() -> &'static Resume {
    super::depends::depends_on(super::games::functions);
    &Resume {
        save_all: autosave::save_all,
        take_stored: autosave::take_stored,
        take_from_address: autosave::take_from_address,
        stored_seats: felt::stored_seats,
    }
}
