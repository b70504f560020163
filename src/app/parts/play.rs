//! The seam of the play part. It is fetched as soon as the first screen can be pressed.

#![allow(unsafe_code, reason = "the seam between two parts of a program is one")]

use leptos::wasm_split::{SplitLoaderError, wasm_split};

use crate::app::lazy::Loading;
use crate::app::table::game::Game;
use crate::app::table::page::Play;
use crate::app::table::playing;

/// Fetches the part.
pub fn load() -> Loading<Play> {
    Box::pin(async { part().await.ok() })
}

#[wasm_split(play, wasm_split_path = ::leptos::wasm_split, fallible)]
fn part() -> Result<&'static Play, SplitLoaderError> {
    Ok(functions())
}

/// The functions of the part.
#[inline(never)]
pub fn functions() -> &'static Play {
    &Play {
        begin: playing::begin,
        deal: Game::deal,
        press: playing::press,
        key: playing::key,
        draw: playing::draw,
    }
}
