//! Takes the keyboard focus away from a button.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Removes the focus from a button that may go with the next change. Otherwise the browser would lay out the whole
/// page first. Sheets handle their own focus.
pub fn blur() {
    let focused = document().active_element();
    if let Some(focused) = focused.and_then(|focused| focused.dyn_into::<HtmlElement>().ok())
        && matches!(focused.closest("dialog"), Ok(None))
    {
        // Fails only for elements that never have the focus.
        let _ = focused.blur();
    }
}
