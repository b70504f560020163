//! Starting a worker, which runs the program of this page.

use leptos::prelude::document;
use wasm_bindgen::JsValue;
use web_sys::js_sys::global;

use crate::app::platform::js;

const SCRIPT: &str = "worker.js";
/// The link in the page with the address of the program's script and, in `data-wasm`, that of its WebAssembly.
const PROGRAM: &str = "link[rel=modulepreload]";
/// The end of the name of a worker that reads pictures.
const READER: &str = " reader";

/// What a worker is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duty {
    /// It counts and thinks.
    Thinking,
    /// It reads pictures.
    Reading,
}

/// What this worker is for.
#[must_use]
pub fn duty() -> Duty {
    let name = js::get(&global(), "name").and_then(|name| name.as_string());
    match name.is_some_and(|name| name.ends_with(READER)) {
        true => Duty::Reading,
        false => Duty::Thinking,
    }
}

/// Starts a worker. `None`: the browser refuses.
pub(super) fn start_worker(duty: Duty) -> Option<JsValue> {
    let link = document().query_selector(PROGRAM).ok()??;
    let script = js::get(&link, "href")?.as_string()?;
    let mut name = [script, link.get_attribute("data-wasm")?].join(" ");
    if duty == Duty::Reading {
        name.push_str(READER);
    }
    js::make_worker(SCRIPT, &name)
}
