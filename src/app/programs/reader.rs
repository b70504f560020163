//! The program that reads codes in pictures of the camera. Only a worker runs it, where the browser itself cannot read them.

#![allow(unsafe_code, reason = "the seam between two programs is one")]

use leptos::wasm_split::{SplitLoaderError, wasm_split};
use wasm_bindgen::throw_str;
use wasm_bindgen_futures::spawn_local;

use crate::app::worker;

/// Fetches the program in a worker, and reads pictures there.
pub fn work() {
    spawn_local(async {
        match program().await {
            Ok(read_for_page) => read_for_page(),
            // The error tells the page that the worker has failed.
            Err(_) => throw_str(""),
        }
    });
}

#[wasm_split(reader, wasm_split_path = ::leptos::wasm_split, fallible)]
fn program() -> Result<fn(), SplitLoaderError> {
    Ok(worker::read_for_page)
}
