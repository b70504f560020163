//! The code of the sheets part beside its seam. Later parts depend on it, so that code which they share with it lies in
//! that part.

use std::any::Any;

use leptos::prelude::*;
use web_sys::HtmlElement;

use super::depends::depends_on;
use super::sitting;
use crate::app::embed::{InFrame, InFull};
use crate::app::lazy::{Piece, Sheet, Slot};
use crate::app::sheets::beats::{Beats, BeatsButton};
use crate::app::sheets::choose_game::ChooseGame;
use crate::app::sheets::curtain::Curtain;
use crate::app::sheets::hint::HintPiece;
use crate::app::sheets::in_place;
use crate::app::sheets::keys::Keys;
use crate::app::sheets::menu::{Agreed, Menu};
use crate::app::sheets::parts::SheetPart;
use crate::app::sheets::{SheetState, fill_with};
use crate::app::sound::Senses;
use crate::app::table::felt::Peek;
use crate::app::table::page::Page;

/// Fills a slot. Dropping the result empties it again.
pub(super) fn fill_slot(
    slot: Slot,
    page: Page,
    into: HtmlElement,
    state: SheetState,
) -> Box<dyn Any> {
    fill_with(
        page,
        into,
        Box::new(move || match slot {
            Slot::Piece(wanted) => piece(wanted, state),
            Slot::Sheet(wanted) => sheet(wanted, state),
        }),
    )
}

/// Names all of it, for [`depends_on`].
#[inline(never)]
pub(super) fn uses_all() -> fn(Slot, Page, HtmlElement, SheetState) -> Box<dyn Any> {
    depends_on(sitting::functions);
    fill_slot
}

fn piece(piece: Piece, state: SheetState) -> AnyView {
    match piece {
        Piece::Curtain => view! { <Curtain game=expect_context()/> }.into_any(),
        Piece::Peek => view! { <Peek/> }.into_any(),
        Piece::Senses => view! { <Senses/> }.into_any(),
        Piece::Beats => view! { <BeatsButton/> }.into_any(),
        Piece::Hint => view! { <HintPiece/> }.into_any(),
        Piece::Agreed => view! { <Agreed/> }.into_any(),
        Piece::InFrame => in_frame(state),
        Piece::InFull => view! { <InFull/> }.into_any(),
    }
}

fn in_frame(state: SheetState) -> AnyView {
    let connect = |asked| {
        in_place::open(asked);
        view! { <InFrame asked/> }
    };
    state.asked().map(connect).into_any()
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
