//! The part of the program that is fetched only when a sheet is first wanted: all that is needed to set
//! up a game or to read about one, and not to play it.

#![allow(unsafe_code, reason = "the seam between two parts of a program is one")]

use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};

use super::call::Call;
use super::house::House;
use super::new_game::{Form, NewGame};
use super::records::Replay;
use super::sheets::{Kept, Sheet};
use crate::ui::game::Game;

/// Makes a sheet.
pub type Maker = fn(Sheet, Kept) -> AnyView;

/// Fetches the part, once, and gives what makes the sheets.
///
/// # Errors
/// When it cannot be fetched; another call tries again.
#[wasm_split(sheets, wasm_split_path = ::leptos::wasm_split, fallible)]
pub fn maker() -> Result<Maker, SplitLoaderError> {
    Ok(make)
}

fn make(sheet: Sheet, kept: Kept) -> AnyView {
    provide_context(kept.records());
    match sheet {
        Sheet::Replay => view! { <Replay/> }.into_any(),
        Sheet::NewGame => {
            let form = kept.form(|| Form::new(&expect_context::<Game>().setup()));
            view! { <NewGame form/> }.into_any()
        }
        Sheet::Call => view! { <Call/> }.into_any(),
        Sheet::House => view! { <House tab=kept.tab/> }.into_any(),
    }
}
