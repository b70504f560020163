//! The seam of the counts part: long counts, and thinking, in a worker. The sheets need it too, for short counts and for browsers
//! that refuse workers.

#![allow(unsafe_code, reason = "the seam between two parts of a program is one")]

use leptos::wasm_split::{SplitLoaderError, wasm_split};
use wasm_bindgen::throw_str;
use wasm_bindgen_futures::spawn_local;

use super::expert::learn;
use crate::app::counts::{self, Learn};

/// Fetches the part, and counts as long as the worker lives.
pub fn count() {
    spawn_local(async {
        match part().await {
            Ok(serve) => serve(learn),
            // The error tells the page that the worker has failed.
            Err(_) => throw_str(""),
        }
    });
}

#[wasm_split(counts, wasm_split_path = ::leptos::wasm_split, fallible)]
fn part() -> Result<fn(Learn), SplitLoaderError> {
    Ok(counts::serve)
}
