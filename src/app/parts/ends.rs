//! The seam of the ends part: how deals and sittings end, and the notices of the autosave.

#![allow(unsafe_code, reason = "the seam between two parts of a program is one")]

use leptos::wasm_split::{SplitLoaderError, wasm_split};

use super::resume;
use crate::app::autosave;
use crate::app::i18n;
use crate::app::lazy::Loading;
use crate::app::table::page::Ends;
use crate::app::table::{felt, wake_lock};

/// Fetches the part, with the messages that it needs.
pub fn load() -> Loading<Ends> {
    Box::pin(async {
        let ends = part().await.ok()?;
        i18n::load_sheet_messages().await.then_some(ends)
    })
}

#[wasm_split(ends, wasm_split_path = ::leptos::wasm_split, fallible)]
fn part() -> Result<&'static Ends, SplitLoaderError> {
    Ok(functions())
}

/// The functions of the part.
#[inline(never)]
pub fn functions() -> &'static Ends {
    super::depends::depends_on(resume::functions);
    &Ends {
        begin: wake_lock::begin,
        ending: |page| felt::deal_result(page).or_else(|| felt::standings(page)),
        notices: |page| autosave::notices(page.save_state),
        press: |page, press| autosave::press(page.save_state, page.game, press),
        portrait_and_talk: felt::portrait_and_talk,
    }
}
