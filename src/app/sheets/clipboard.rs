//! The clipboard, if the browser lets the page write to it.

use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::Navigator;
use web_sys::js_sys::Reflect;

/// Copies a text. Returns whether that worked.
pub async fn copy(text: &str) -> bool {
    let navigator = window().navigator();
    has(&navigator, "clipboard") && navigator.clipboard().write_text(text).await.is_ok()
}

/// Whether the browser has this feature.
pub fn has(navigator: &Navigator, name: &str) -> bool {
    let value = Reflect::get(navigator, &JsValue::from_str(name));
    value.is_ok_and(|value| value.is_truthy())
}
