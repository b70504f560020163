//! The seams of the felts, controls and bots of the games beside the betting games. They are in four parts, which need
//! `sheets`.

#![allow(unsafe_code, reason = "the seam between two parts of a program is one")]

use leptos::wasm_split::{SplitLoaderError, wasm_split};

use super::depends::depends_on;
use super::sheet_code::uses_all;
use crate::app::table::family::{
    BUS_FAMILY, CASINO_FAMILY, CLASSIC_FAMILY, Family, FamilyPart, PATTI_FAMILY, ROUNDS_FAMILY,
    SETS_FAMILY,
};

/// The families of games, each with what fetches it.
pub static FAMILIES: [FamilyPart; 6] = [
    FamilyPart::new(&SETS_FAMILY, || Box::pin(async { sets().await.ok() })),
    FamilyPart::new(&BUS_FAMILY, || Box::pin(async { bus().await.ok() })),
    FamilyPart::new(&ROUNDS_FAMILY, || {
        Box::pin(async { Some(rounds_and_classic().await.ok()?[0]) })
    }),
    FamilyPart::new(&CLASSIC_FAMILY, || {
        Box::pin(async { Some(rounds_and_classic().await.ok()?[1]) })
    }),
    FamilyPart::new(&CASINO_FAMILY, || {
        Box::pin(async { Some(casino_and_patti().await.ok()?[0]) })
    }),
    FamilyPart::new(&PATTI_FAMILY, || {
        Box::pin(async { Some(casino_and_patti().await.ok()?[1]) })
    }),
];

#[wasm_split(sets, wasm_split_path = ::leptos::wasm_split, fallible)]
fn sets() -> Result<&'static Family, SplitLoaderError> {
    depends_on(uses_all);
    Ok(&SETS_FAMILY)
}

#[wasm_split(bus, wasm_split_path = ::leptos::wasm_split, fallible)]
fn bus() -> Result<&'static Family, SplitLoaderError> {
    depends_on(uses_all);
    Ok(&BUS_FAMILY)
}

/// The games with equalised betting and those for three stakes, which use its drawing.
#[wasm_split(rounds_classic, wasm_split_path = ::leptos::wasm_split, fallible)]
fn rounds_and_classic() -> Result<[&'static Family; 2], SplitLoaderError> {
    depends_on(uses_all);
    Ok([&ROUNDS_FAMILY, &CLASSIC_FAMILY])
}

/// Three Card Poker and Teen Patti.
#[wasm_split(casino_patti, wasm_split_path = ::leptos::wasm_split, fallible)]
fn casino_and_patti() -> Result<[&'static Family; 2], SplitLoaderError> {
    depends_on(uses_all);
    Ok([&CASINO_FAMILY, &PATTI_FAMILY])
}
