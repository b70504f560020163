//! The seam of the autosave part: it writes the sitting, from its first action.

#![allow(unsafe_code, reason = "the seam between two parts of a program is one")]

use leptos::wasm_split::{SplitLoaderError, wasm_split};

use super::play;
use crate::app::autosave;
use crate::app::lazy::Loading;
use crate::app::table::parts::Autosave;

/// Fetches the part.
pub fn load() -> Loading<Autosave> {
    Box::pin(async { part().await.ok() })
}

#[wasm_split(autosave, wasm_split_path = ::leptos::wasm_split, fallible)]
fn part() -> Result<&'static Autosave, SplitLoaderError> {
    Ok(functions())
}

/// The functions of the part.
#[inline(never)]
pub fn functions() -> &'static Autosave {
    super::depends::depends_on(play::functions);
    &Autosave {
        write: autosave::write,
    }
}
