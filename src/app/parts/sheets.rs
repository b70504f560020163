//! The seam of the sheets part: the menu, the small sheets, what all sheets need, and the curtain, which only a game
//! with several people needs. The big sheets are parts of their own (`big_sheets`).

#![allow(unsafe_code, reason = "the seam between two parts of a program is one")]

use std::any::Any;

use leptos::wasm_split::{SplitLoaderError, wasm_split};
use web_sys::HtmlElement;

use super::sheet_code::{fill_slot, uses_all};
use super::{big_sheets, expert, felts};
use crate::app::embed::{self};
use crate::app::i18n;
use crate::app::lazy::{Fetching, Loading, Sheet, Slot};
use crate::app::sheets::SheetState;
use crate::app::sheets::parts::{SheetPart, SheetParts};
use crate::app::table::family;
use crate::app::table::page::{Page, Sheets};

/// Fetches the part.
pub fn load() -> Loading<Sheets> {
    Box::pin(async {
        let sheets = part().await.ok()?;
        i18n::load_sheet_messages().await.then_some(sheets)
    })
}

#[wasm_split(sheets, wasm_split_path = ::leptos::wasm_split, fallible)]
fn part() -> Result<&'static Sheets, SplitLoaderError> {
    family::install(&felts::FAMILIES, expert::load);
    Ok(functions())
}

/// The functions of the part.
#[inline(never)]
pub fn functions() -> &'static Sheets {
    super::depends::depends_on(uses_all);
    &Sheets {
        fill,
        fetch,
        fetching,
        with_game: |rules, then| family::with_games(&[rules], then),
        requested_setup: embed::requested_setup,
    }
}

fn fill(slot: Slot, page: Page, into: HtmlElement) -> Box<dyn Any> {
    fill_slot(slot, page, into, state(page))
}

/// The state of the sheets of a page. The first call comes with the first slot that this part fills; from then on the
/// other parts are fetched.
fn state(page: Page) -> SheetState {
    page.get_or_provide(|| SheetState::new(SheetParts::new(big_sheets::load, page.first_move)))
}

fn fetch(page: Page, sheet: Sheet) {
    if let Some(part) = SheetPart::of(sheet) {
        state(page).parts.fetch(part);
    }
}

fn fetching(page: Page, sheet: Sheet) -> Fetching {
    let part = SheetPart::of(sheet);
    part.map_or(Fetching::Done, |part| state(page).parts.fetching(part))
}
