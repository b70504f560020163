//! The program of cards on phones: the codes that a table shows, and the screen of a phone.

#![allow(unsafe_code, reason = "the seam between two programs is one")]

use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};

use super::depends::depends_on;
use super::sheets;
use crate::app::lazy::{Loading, Sheet};
use crate::app::sheets::phones::{hand_code, own, seats};
use crate::app::table::page::Phones;

/// Fetches the program.
pub fn load() -> Loading<Phones> {
    Box::pin(async { program().await.ok() })
}

#[wasm_split(phones, wasm_split_path = ::leptos::wasm_split, fallible)]
fn program() -> Result<&'static Phones, SplitLoaderError> {
    depends_on(sheets::functions);
    Ok(&Phones {
        sheet,
        screen: own::show,
    })
}

fn sheet(sheet: Sheet) -> AnyView {
    match sheet {
        Sheet::Phones => seats(),
        Sheet::HandCode => hand_code(),
        // Other programs make the others.
        _ => ().into_any(),
    }
}
