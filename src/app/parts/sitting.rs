//! The seam of the sitting part: it stores the sitting, reads a stored one, and shows how deals end.

#![allow(unsafe_code, reason = "the seam between two parts of a program is one")]

use leptos::wasm_split::{SplitLoaderError, wasm_split};

use crate::app::autosave;
use crate::app::i18n;
use crate::app::lazy::Loading;
use crate::app::table::page::Sitting;
use crate::app::table::{felt, wake_lock};

/// Fetches the part, with the messages that it needs.
pub fn load() -> Loading<Sitting> {
    Box::pin(async {
        super::games::load().await?;
        let sitting = part().await.ok()?;
        i18n::load_sheet_messages().await.then_some(sitting)
    })
}

#[wasm_split(sitting, wasm_split_path = ::leptos::wasm_split, fallible)]
fn part() -> Result<&'static Sitting, SplitLoaderError> {
    Ok(functions())
}

/// The functions of the part.
#[inline(never)]
pub fn functions() -> &'static Sitting {
    super::depends::depends_on(super::games::functions);
    &Sitting {
        begin: wake_lock::begin,
        save: autosave::save,
        take_stored: autosave::take_stored,
        take_from_address: autosave::take_from_address,
        stored_seats: felt::stored_seats,
        ending: |page| felt::deal_result(page).or_else(|| felt::standings(page)),
        notices: |page| autosave::notices(page.save_state),
        press: |page, press| autosave::press(page.save_state, page.game, press),
        aloud: felt::aloud,
        portrait_and_talk: felt::portrait_and_talk,
    }
}
