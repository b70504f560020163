//! The seam behind which lies the part of the program that is fetched later: all that is needed to set up a
//! game, to read about one or to keep one on the device, and not to play it.

#![allow(unsafe_code, reason = "the seam between two parts of a program is one")]

use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};

use super::call::Call;
use super::house::House;
use super::new_game::{Form, NewGame};
use super::sheets::{Kept, Sheet};
use crate::chance::Seed;
use crate::ui::game::Game;
use crate::ui::saved;
use crate::ui::session::Session;

/// What the part holds for the rest of the program.
#[derive(Clone, Copy)]
pub struct Parts {
    /// Makes a sheet.
    pub sheet: fn(Sheet, Kept) -> AnyView,
    /// Writes a sitting down, to be kept.
    pub write: fn(&Session) -> String,
    /// Takes up a sitting that was kept; else says why not, as the end of a sentence.
    pub read: fn(&str, Seed) -> Result<Session, String>,
}

/// Fetches the part, once.
///
/// # Errors
/// When it cannot be fetched; another call tries again.
#[wasm_split(sheets, wasm_split_path = ::leptos::wasm_split, fallible)]
pub fn parts() -> Result<Parts, SplitLoaderError> {
    Ok(Parts {
        sheet: make,
        write: saved::write,
        read: |text, nerve| saved::read(text, nerve).map_err(|error| error.to_string()),
    })
}

fn make(sheet: Sheet, kept: Kept) -> AnyView {
    match sheet {
        Sheet::NewGame => {
            let form = kept.form(|| Form::new(&expect_context::<Game>().setup()));
            view! { <NewGame form/> }.into_any()
        }
        Sheet::Call => view! { <Call/> }.into_any(),
        Sheet::House => view! { <House tab=kept.tab/> }.into_any(),
    }
}
