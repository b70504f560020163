//! Gives the keyboard focus to an element, or takes it away from a button.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::frame;

/// Removes the focus from a button that may go with the next change. Otherwise the browser would lay out the whole
/// page first. What stays beside the felt and its controls keeps it. Sheets handle their own focus.
pub fn blur() {
    let focused = document().active_element();
    if let Some(focused) = focused.and_then(|focused| focused.dyn_into::<HtmlElement>().ok())
        && matches!(focused.closest(".bar, .log, dialog"), Ok(None))
    {
        // Fails only for elements that never have the focus.
        let _ = focused.blur();
    }
}

/// Focuses the element with this id, and opens the folded section around it. In a frame it does so only if the visitor
/// is there.
pub fn focus_element(id: &str) {
    if !frame::may_focus() {
        return;
    }
    let element = document().get_element_by_id(id);
    let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) else {
        return;
    };
    if let Ok(Some(folded)) = element.closest("details") {
        // Fails only for an invalid name.
        let _ = folded.set_attribute("open", "");
    }
    // Fails only for elements that cannot have the focus.
    let _ = element.focus();
}

/// Gives the focus to the element with this id, once it is drawn.
pub fn focus_soon(id: &'static str) {
    request_animation_frame(move || focus_element(id));
}
