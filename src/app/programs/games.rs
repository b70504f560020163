//! The program of all games beside the betting games. It also stores the sitting, reads a stored one, and shows how deals
//! end: a stored sitting may be of any game.

#![allow(unsafe_code, reason = "the seam between two programs is one")]

use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};

use crate::app::autosave;
use crate::app::families;
use crate::app::lazy::{Loading, Sheet};
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
            families::seat_all(page.programs, page.game);
            wake_lock::begin(page);
            autosave::ask_once_installed();
            page.game.cover_when_away();
        },
        repertoire: families::REPERTOIRE,
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
                let settling = families::bank::settling;
                felt::deal_result(scene).or_else(|| felt::standings(scene, settling))
            },
            bank: Bank {
                controls: families::bank::controls,
                key: families::bank::key,
                asks: families::bank::asks,
                side: families::bank::side,
            },
            aloud: felt::aloud,
            talk: felt::table_talk,
        },
    }
}

/// Handles a press at a table with real cards. A sitting that goes on after its end has no result any more.
fn bank(page: Page, press: BankPress) {
    match press {
        BankPress::Players => page.sheet.set(Some(Sheet::Players)),
        BankPress::Copy => page.game.peek_at(families::bank::pass_on),
        BankPress::TakeBack | BankPress::Misdeal => {
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
