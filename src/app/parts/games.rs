//! The seam of the games part: the rules of every game. All code that reads a stored or imported text needs them, so this
//! part comes before it. The betting games are in the first load.

#![allow(unsafe_code, reason = "the seam between two parts of a program is one")]

use leptos::wasm_split::{SplitLoaderError, wasm_split};

use super::bots;
use crate::games::{self, Catalogue};

/// Fetches the part.
pub async fn load() -> Option<&'static Catalogue> {
    part().await.ok()
}

#[wasm_split(games, wasm_split_path = ::leptos::wasm_split, fallible)]
fn part() -> Result<&'static Catalogue, SplitLoaderError> {
    Ok(functions())
}

/// The catalogue of the part.
#[inline(never)]
pub fn functions() -> &'static Catalogue {
    super::depends::depends_on(bots::functions);
    &games::ALL
}
