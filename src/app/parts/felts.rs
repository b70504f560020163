//! The seams of the felts, controls and bots of the games beside the betting games. They are in four parts, which need
//! `sheets`.

#![allow(unsafe_code, reason = "the seam between two parts of a program is one")]

use leptos::wasm_split::{SplitLoaderError, wasm_split};

use super::depends::depends_on;
use super::sheet_code::uses_all;
use crate::app::lazy::Loading;
use crate::app::table::family::{
    BUS_FAMILY, CLASSIC_FAMILY, Family, HOUSE_FAMILY, PATTI_FAMILY, ROUNDS_FAMILY, SETS_FAMILY,
};
use crate::bots::Skill;

/// Fetches the functions that play and draw the games of a mechanic.
pub fn load(skill: Skill) -> Loading<Family> {
    Box::pin(async move {
        match skill {
            Skill::Setting => sets().await,
            Skill::Bus => bus().await,
            Skill::Rounds => rounds_and_classic().await.map(|[rounds, _]| rounds),
            Skill::Classic => rounds_and_classic().await.map(|[_, classic]| classic),
            Skill::Casino => house_and_patti().await.map(|[house, _]| house),
            Skill::Patti => house_and_patti().await.map(|[_, patti]| patti),
        }
        .ok()
    })
}

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
#[wasm_split(matched, wasm_split_path = ::leptos::wasm_split, fallible)]
fn rounds_and_classic() -> Result<[&'static Family; 2], SplitLoaderError> {
    depends_on(uses_all);
    Ok([&ROUNDS_FAMILY, &CLASSIC_FAMILY])
}

/// Three Card Poker and Teen Patti.
#[wasm_split(cousins, wasm_split_path = ::leptos::wasm_split, fallible)]
fn house_and_patti() -> Result<[&'static Family; 2], SplitLoaderError> {
    depends_on(uses_all);
    Ok([&HOUSE_FAMILY, &PATTI_FAMILY])
}
