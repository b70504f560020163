//! The program of all games beside the betting games. It also stores the sitting, reads a stored one, and shows how deals
//! end: a stored sitting may be of any game.

#![allow(unsafe_code, reason = "the seam between two programs is one")]

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};

use crate::app::autosave;
use crate::app::families::{self, repertoire};
use crate::app::lazy::{Loading, Sheet, language_not_fetched};
use crate::app::platform::live::whenever;
use crate::app::platform::{frame, share};
use crate::app::table::game::{Model, Phase};
use crate::app::table::page::{Games, Page};
use crate::app::table::press::BankPress;
use crate::app::table::scene::{Bank, Drawing};
use crate::app::table::{felt, wake_lock};
use crate::sitting::result;
use crate::sitting::session::Session;

/// Fetches the program.
pub fn load() -> Loading<Games> {
    Box::pin(async { program().await.ok() })
}

#[wasm_split(games, wasm_split_path = ::leptos::wasm_split, fallible)]
fn program() -> Result<&'static Games, SplitLoaderError> {
    Ok(functions())
}

/// The functions of the program.
#[inline(never)]
pub fn functions() -> &'static Games {
    &Games {
        begin: |page| {
            repertoire::seat_all(page.programs, page.game);
            wake_lock::begin(page);
            autosave::ask_once_installed();
            watch_language(page);
            page.game.cover_when_away();
        },
        repertoire: repertoire::REPERTOIRE,
        save: autosave::save,
        take_stored: autosave::take_stored,
        take_from_address: autosave::take_from_address,
        notices: |page| autosave::notices(page.save_state),
        press: |page, press| autosave::press(page.save_state, page.game, press),
        bank,
        drawing: Drawing {
            family: families::functions,
            stored_seats: felt::stored_seats,
            ending: |scene| {
                let settling = |game: &Model| families::bank::settling(game, share::has_menu());
                let own = scene.game.public(|view| families::result(view.rules()));
                felt::deal_result(scene, own).or_else(|| felt::standings(scene, own, settling))
            },
            bank: Bank {
                controls: families::bank::controls,
                key: families::bank::key,
                asks: families::bank::asks_aloud,
                side: families::bank::side,
                is_dropped: families::bank::is_dropped,
            },
            aloud: felt::aloud,
            talk: felt::table_talk,
        },
    }
}

/// Says that a language could not be fetched, and fetches it again when the browser is back online.
fn watch_language(page: Page) {
    let has_failed = move || page.page_language.has_failed();
    whenever(move |_| {
        if has_failed() {
            untrack(|| page.save_state.notify(language_not_fetched(), None));
        }
    });
    window_event_listener(ev::online, move |_| {
        if untrack(has_failed) {
            frame::ask_for_language();
        }
    });
}

/// Handles a press at a table with real cards. A sitting that goes on after its end has no result any more.
fn bank(page: Page, press: BankPress) {
    match press {
        BankPress::Players => page.sheet.set(Some(Sheet::Players)),
        BankPress::PassOn(by) => {
            let parcel = page.game.peek_at(families::bank::parcel);
            spawn_local(async move {
                let passed = share::pass_on(by, &parcel).await;
                bank(page, BankPress::Passed(passed));
            });
        }
        press if press.changes_sitting() => {
            let is_over = |game: &Model| game.is_over() || game.phase() == Phase::SittingOver;
            let seed = page.game.session(Session::seed);
            if let Some(seed) = seed.filter(|_| page.game.peek_at(is_over)) {
                page.save_state.delete_result(&result::id(&seed));
            }
        }
        _ => {}
    }
    page.game.update(|game| families::bank::press(game, press));
}
