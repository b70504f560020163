//! The frame that the page may stand in, and what the page around it asks for.
//!
//! The start of `index.html` reads the address and writes the answers on the root element.

use leptos::prelude::*;
use web_sys::{Event, HtmlDialogElement};

/// The attribute of the root element that says that a table is set up before it can talk to the page around it. The start of
/// `index.html` tells that page.
const EARLY: &str = "data-early";

/// Tells the page around this one that there is a table, so that it waits no longer.
pub fn tell_that_it_is_set_up() {
    if let Some(root) = document().document_element() {
        // Fails only for invalid names.
        let _ = root.set_attribute(EARLY, "");
    }
}

/// The event on the window that says that [`language_asked`] has changed.
pub const LANGUAGE_EVENT: &str = "brag:language";
/// The attribute of the root element with the language that is asked for.
pub const LANGUAGE: &str = "data-lang";

/// Whether the page is embedded in another.
#[must_use]
pub fn is_embedded() -> bool {
    on_root("data-embed").is_some()
}

/// The attribute of the root element that says that visitors cannot begin another game.
pub const FIXED: &str = "data-fixed";

/// Whether visitors cannot begin another game. Outside a browser, where tests draw the controls, there is no page to say so.
#[must_use]
pub fn is_fixed() -> bool {
    cfg!(target_arch = "wasm32") && on_root(FIXED).is_some()
}

/// Whether another page stands around this one. An embedded page can also be opened on its own.
#[must_use]
pub fn is_framed() -> bool {
    let window = window();
    let parent = window.parent().ok().flatten();
    parent.is_some_and(|parent| parent != window)
}

/// Whether the page may move the focus. In a frame it would take it from the page around it, and scroll that page, so
/// there it may do so only once the visitor has gone into the frame.
#[must_use]
pub fn may_focus() -> bool {
    !is_framed() || document().has_focus().unwrap_or(false)
}

/// Opens a dialog over the page. In a frame that the visitor is not in, it opens without taking the focus: the browser
/// gives none to a dialog that is inert.
pub fn show_modal(dialog: &HtmlDialogElement) {
    let is_away = !may_focus();
    if is_away {
        // Fails only for an invalid name.
        let _ = dialog.set_attribute("inert", "");
    }
    // Fails only outside a document.
    let _ = dialog.show_modal();
    if is_away {
        let _ = dialog.remove_attribute("inert");
    }
}

/// The name of the theme that the page around this one asks for.
#[must_use]
pub fn theme_asked() -> Option<String> {
    on_root("data-theme")
}

/// The name of the speed that the page around this one asks for.
#[must_use]
pub fn speed_asked() -> Option<String> {
    on_root("data-speed")
}

/// The tag of the language that the page around this one asks for, such as `de`.
#[must_use]
pub fn language_asked() -> Option<String> {
    on_root(LANGUAGE)
}

/// Makes the page read again which language is asked for, and fetch it.
pub fn ask_for_language() {
    if let Ok(event) = Event::new(LANGUAGE_EVENT) {
        // Fails only for an event that is being dispatched already.
        let _ = window().dispatch_event(&event);
    }
}

/// An attribute of the root element.
#[must_use]
pub fn on_root(name: &str) -> Option<String> {
    document().document_element()?.get_attribute(name)
}

/// The options in the address of an embedded page. Those behind `#` come after the others: no server sees them, so they may be long.
#[must_use]
pub fn query() -> String {
    let location = window().location();
    let hash = location.hash().unwrap_or_default();
    let search = location.search().unwrap_or_default();
    [&search, "&", hash.get(1..).unwrap_or_default()].concat()
}
