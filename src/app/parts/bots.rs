//! The seam of the bots of the betting games. They come right after what deals the first cards, and before the first of them
//! has to act.

#![allow(unsafe_code, reason = "the seam between two parts of a program is one")]

use gloo::timers::callback::Timeout;
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};

use super::depends::depends_on;
use super::play;
use crate::app::table::family;
use crate::bots::{self, Cast};

/// How long after a failure the part is asked for again, in milliseconds.
const AGAIN: u32 = 2000;

/// Fetches the part, until it is here.
pub fn fetch() {
    spawn_local(async {
        match part().await {
            Ok(cast) => family::install_bots(cast),
            Err(_) => drop(Timeout::new(AGAIN, fetch).forget()),
        }
    });
}

#[wasm_split(bots, wasm_split_path = ::leptos::wasm_split, fallible)]
fn part() -> Result<Cast, SplitLoaderError> {
    Ok(functions())
}

/// Makes the bots of the part.
#[inline(never)]
pub fn functions() -> Cast {
    depends_on(play::functions);
    bots::betting
}
