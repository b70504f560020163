//! The browser's *back* closes a sheet instead of leaving the page.
//!
//! Each sheet over another place has an entry in the browser's history, whose state is its depth. Closing a sheet in
//! any way leaves its entry. *Forward* to such an entry opens nothing, so the page leaves it again. In a frame the
//! history belongs to the host, and the page does not touch it.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{History, HtmlDialogElement};

use super::link;
use crate::app::lazy::{OpenSheet, Sheet};
use crate::app::platform::live::whenever;
use crate::app::platform::reactive::Stored;

/// Keeps the history as deep as the sheets, and closes sheets on *back*.
pub fn follow(sheet: OpenSheet) {
    let window = window();
    let (Ok(history), Ok(Some(parent))) = (window.history(), window.parent()) else {
        return;
    };
    if parent != window {
        return;
    }
    let history = Stored::new(history);
    // Whether the page itself has called *back*. The browser goes back later.
    let leaving = Stored::new(false);
    let sync = move || {
        let to = depth(sheet.get_untracked());
        if !leaving.get_value() && history.with_value(|history| go_to_depth(history, to)) {
            leaving.set_value(true);
        }
    };
    whenever(move |_| {
        sheet.track();
        sync();
    });
    window_event_listener(ev::popstate, move |_| {
        if leaving.try_update_value(std::mem::take) == Some(true) || link::is_in_address() {
            return sync();
        }
        match (history.with_value(current_depth), sheet.get_untracked()) {
            (0, Some(_)) => close(sheet),
            (1, Some(Sheet::Replay)) => sheet.set(Some(Sheet::Menu)),
            _ => sync(),
        }
    });
}

/// The number of places beneath a sheet.
fn depth(sheet: Option<Sheet>) -> u32 {
    match sheet {
        None => 0,
        Some(Sheet::Replay) => 2,
        Some(_) => 1,
    }
}

/// The depth of the current history entry.
fn current_depth(history: &History) -> u32 {
    let state = history.state().ok().and_then(|state| state.as_f64());
    state.map_or(0, |depth| depth as u32)
}

/// Goes to this depth. Returns whether that goes back, which the browser does later.
fn go_to_depth(history: &History, to: u32) -> bool {
    let from = current_depth(history);
    if to < from {
        return history.go_with_delta(to as i32 - from as i32).is_ok();
    }
    for depth in from..to {
        // The address that opened a sheet belongs to the sheet's entry. The entry beneath has the plain address.
        let address = link::take_link();
        // Refused only if called too often. *Back* then leaves the page.
        let _ = history.push_state_with_url(&JsValue::from(depth + 1), "", address.as_deref());
    }
    false
}

/// Closes the sheet as its own button does, so that the focus returns to where it was.
fn close(sheet: OpenSheet) {
    let dialog = document()
        .query_selector("dialog.sheet[open]")
        .ok()
        .flatten();
    if let Some(dialog) = dialog.and_then(|dialog| dialog.dyn_into::<HtmlDialogElement>().ok()) {
        dialog.close();
    }
    sheet.set(None);
}
