//! The program of what opens over the table in play: the menu, *New game*, *How to play*, the guided deals, the small
//! sheets, and the curtain, which only a game with several people needs.

#![allow(unsafe_code, reason = "the seam between two programs is one")]

use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use web_sys::HtmlElement;

use super::depends::depends_on;
use super::games;
use crate::app::embed::{self, InFrame, InFull};
use crate::app::lazy::{Filled, Loading, Piece, Sheet, Slot};
use crate::app::sheets::beats::{Beats, BeatsButton};
use crate::app::sheets::choose_game::ChooseGame;
use crate::app::sheets::curtain::Curtain;
use crate::app::sheets::guide::FirstDeal;
use crate::app::sheets::hint::HintPiece;
use crate::app::sheets::howto::HowToPlay;
use crate::app::sheets::in_place;
use crate::app::sheets::keys::Keys;
use crate::app::sheets::lesson::{GuidedLesson, RetoldLesson};
use crate::app::sheets::menu::{Agreed, Menu};
use crate::app::sheets::new_game::{Form, NewGame};
use crate::app::sheets::opened::DroppedFiles;
use crate::app::sheets::phones::Requests;
use crate::app::sheets::players::Players;
use crate::app::sheets::sorting::Sort;
use crate::app::sheets::standing::Standing;
use crate::app::sheets::{SheetState, fill_with, translated};
use crate::app::sound::Senses;
use crate::app::storage;
use crate::app::table::felt::Peek;
use crate::app::table::game::Game;
use crate::app::table::page::{Page, Sheets};

/// Fetches the program.
pub fn load() -> Loading<Sheets> {
    Box::pin(async { program().await.ok() })
}

#[wasm_split(sheets, wasm_split_path = ::leptos::wasm_split, fallible)]
fn program() -> Result<&'static Sheets, SplitLoaderError> {
    Ok(functions())
}

/// The functions of the program.
#[inline(never)]
pub fn functions() -> &'static Sheets {
    depends_on(games::functions);
    &Sheets {
        fill,
        requested_setup: embed::requested_setup,
    }
}

/// Fills a slot. Dropping the result empties it again.
fn fill(slot: Slot, page: Page, into: HtmlElement) -> Filled {
    let state = page.get_or_provide(|| {
        translated::watch();
        SheetState::new()
    });
    fill_with(
        page,
        into,
        Box::new(move || match slot {
            Slot::Piece(wanted) => piece(wanted, state),
            Slot::Sheet(wanted) => sheet(wanted, state, page),
        }),
    )
}

fn piece(piece: Piece, state: SheetState) -> AnyView {
    match piece {
        Piece::Curtain => view! { <Curtain game=expect_context()/> }.into_any(),
        Piece::Peek => view! { <Peek/> }.into_any(),
        Piece::Senses => {
            view! { <Senses/><Standing/><Requests/><DroppedFiles sheets=state/> }.into_any()
        }
        Piece::Beats => view! { <BeatsButton/> }.into_any(),
        Piece::Hint => view! { <HintPiece/> }.into_any(),
        Piece::Agreed => view! { <Agreed/> }.into_any(),
        Piece::InFrame => in_frame(state),
        Piece::InFull => view! { <InFull/> }.into_any(),
    }
}

fn in_frame(state: SheetState) -> AnyView {
    let connect = |request| {
        in_place::open(request);
        view! { <InFrame request/> }
    };
    state.request().map(connect).into_any()
}

fn sheet(sheet: Sheet, state: SheetState, page: Page) -> AnyView {
    provide_context(state.records());
    provide_context(state);
    match sheet {
        Sheet::Menu => view! { <Menu tab=state.tab/> }.into_any(),
        Sheet::ChooseGame => view! { <ChooseGame/> }.into_any(),
        Sheet::Keys => view! { <Keys/> }.into_any(),
        Sheet::Players => view! { <Players/> }.into_any(),
        Sheet::Beats => view! { <Beats/> }.into_any(),
        Sheet::NewGame => new_game(state),
        Sheet::HowToPlay(game, from) => view! { <HowToPlay game from/> }.into_any(),
        Sheet::Sorting => view! { <Sort/> }.into_any(),
        Sheet::Lesson(deal) => view! { <GuidedLesson deal/> }.into_any(),
        Sheet::FirstDeal(game) => view! { <FirstDeal game/> }.into_any(),
        Sheet::Retold(table) => view! { <RetoldLesson table/> }.into_any(),
        Sheet::Replay
        | Sheet::Review(..)
        | Sheet::Trial(_)
        | Sheet::Drill(_)
        | Sheet::CourseEnd
        | Sheet::School
        | Sheet::Ten
        | Sheet::Fairness(_)
        | Sheet::Written
        | Sheet::Workshop
        | Sheet::Embed => {
            let study = page.programs.study();
            study.map_or_else(|| ().into_any(), |study| (study.sheet)(sheet))
        }
        Sheet::Phones | Sheet::HandCode => {
            let phones = page.programs.phones();
            phones.map_or_else(|| ().into_any(), |phones| (phones.sheet)(sheet))
        }
    }
}

fn new_game(state: SheetState) -> AnyView {
    let game = expect_context::<Game>();
    let form = state.kept(|| {
        let is_begun = game.peek_at(|game| game.public(|view| view.deals())) > 0;
        Form::new(match storage::last_new_game() {
            Some(last) if is_begun => last.at(game.next_setup()),
            Some(last) => last,
            None => game.next_setup().into(),
        })
    });
    view! { <NewGame form/> }.into_any()
}
