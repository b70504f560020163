//! The seam of the sheets part: the menu, the small sheets, what all sheets need, and the curtain, which only a game
//! with several people needs. The big sheets are parts of their own (`big_sheets`).

#![allow(unsafe_code, reason = "the seam between two parts of a program is one")]

use std::any::Any;

use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use web_sys::HtmlElement;

use super::{big_sheets, ends, games};
use crate::app::embed::{self, InFrame, InFull};
use crate::app::i18n;
use crate::app::lazy::{Fetching, Loading, Piece, Sheet, Slot};
use crate::app::sheets::beats::{Beats, BeatsButton};
use crate::app::sheets::choose_game::ChooseGame;
use crate::app::sheets::curtain::Curtain;
use crate::app::sheets::hint::HintPiece;
use crate::app::sheets::keys::Keys;
use crate::app::sheets::menu::Menu;
use crate::app::sheets::parts::{SheetPart, SheetParts};
use crate::app::sheets::{SheetState, fill_with};
use crate::app::sound::Senses;
use crate::app::storage;
use crate::app::table::felt::Peek;
use crate::app::table::page::Page;
use crate::app::table::parts::Sheets;
use crate::app::table::{family, link};

/// Fetches the part.
pub fn load() -> Loading<Sheets> {
    Box::pin(async {
        let sheets = part().await.ok()?;
        let is_here = (sheets.games)().await && i18n::load_sheet_messages().await;
        is_here.then_some(sheets)
    })
}

#[wasm_split(sheets, wasm_split_path = ::leptos::wasm_split, fallible)]
fn part() -> Result<&'static Sheets, SplitLoaderError> {
    family::install(games::load);
    Ok(functions())
}

/// The functions of the part.
#[inline(never)]
pub fn functions() -> &'static Sheets {
    super::depends_on(ends::functions);
    &Sheets {
        fill,
        fetch,
        fetching,
        games: || Box::pin(fetch_needed_games()),
        requested_setup: embed::requested_setup,
    }
}

async fn fetch_needed_games() -> bool {
    let wanted = storage::stored_sitting() + &link::full_address();
    family::fetch(&wanted).await
}

fn fill(slot: Slot, page: Page, into: HtmlElement) -> Box<dyn Any> {
    let state = state(page);
    fill_with(
        page,
        into,
        Box::new(move || match slot {
            Slot::Piece(wanted) => piece(wanted),
            Slot::Sheet(wanted) => sheet(wanted, state),
        }),
    )
}

fn piece(piece: Piece) -> AnyView {
    match piece {
        Piece::Curtain => view! { <Curtain/> }.into_any(),
        Piece::Peek => view! { <Peek/> }.into_any(),
        Piece::Senses => view! { <Senses/> }.into_any(),
        Piece::Beats => view! { <BeatsButton/> }.into_any(),
        Piece::Hint => view! { <HintPiece/> }.into_any(),
        Piece::InFrame => view! { <InFrame/> }.into_any(),
        Piece::InFull => view! { <InFull/> }.into_any(),
    }
}

fn sheet(sheet: Sheet, state: SheetState) -> AnyView {
    provide_context(state.records());
    provide_context(state);
    match sheet {
        Sheet::Menu => view! { <Menu tab=state.tab/> }.into_any(),
        Sheet::ChooseGame => view! { <ChooseGame/> }.into_any(),
        Sheet::Keys => view! { <Keys/> }.into_any(),
        Sheet::Beats => view! { <Beats/> }.into_any(),
        _ => {
            let part = SheetPart::of(sheet).and_then(|part| state.parts.get(part));
            part.map_or_else(|| ().into_any(), |make| make(sheet))
        }
    }
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
