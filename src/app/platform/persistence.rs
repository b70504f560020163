//! Whether the browser may delete what the page has stored when space is short.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::js_sys::Promise;

use super::js::{call, get};

/// Asks the browser never to delete it. Some ask the visitor. `None`: the browser has no such feature.
pub async fn ask() -> Option<bool> {
    ask_storage("persist").await
}

/// Whether the browser has promised that. `None`: it has no such feature.
pub async fn is_promised() -> Option<bool> {
    ask_storage("persisted").await
}

/// What the browser's storage tells when it is asked by this name.
async fn ask_storage(name: &str) -> Option<bool> {
    let storage = get(&window().navigator(), "storage")?;
    let answer: Promise = call(&storage, name, &[])?.dyn_into().ok()?;
    JsFuture::from(answer).await.ok()?.as_bool()
}
