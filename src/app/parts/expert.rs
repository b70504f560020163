//! The seam of the expert: worlds and playouts. It is fetched when an expert first has a turn.

#![allow(unsafe_code, reason = "the seam between two parts of a program is one")]

use leptos::wasm_split::{SplitLoaderError, wasm_split};

use super::depends::depends_on;
use super::sheet_code::uses_all;
use crate::app::lazy::Loading;
use crate::app::table::family::MakeExpert;
use crate::bots::{Cast, Policy};
use crate::engine::Rules;
use crate::rollouts::{Budget, Expert};

/// How much an expert plays out for a decision: a second on a slow phone.
const BUDGET: Budget = Budget { playouts: 800 };

/// Fetches the part.
pub fn load() -> Loading<MakeExpert> {
    Box::pin(async { part().await.ok() })
}

#[wasm_split(expert, wasm_split_path = ::leptos::wasm_split, fallible)]
fn part() -> Result<&'static MakeExpert, SplitLoaderError> {
    depends_on(uses_all);
    Ok(&(make as MakeExpert))
}

fn make(rules: &Rules, cast: Cast) -> Box<dyn Policy + Send> {
    Box::new(Expert::among(cast, rules, BUDGET))
}
