//! The browser's way back closes a sheet, and not the page.
//!
//! Each sheet that lies over another place has an entry in the browser's history, which knows how deep it lies.
//! However a sheet is closed, the entry is left as well; an entry that is come to again leads nowhere, and so is
//! left again. In a frame the history is the host's, and stays as it is.

use leptos::ev;
use leptos::prelude::*;
use leptos::wasm_bindgen::{JsCast, JsValue};
use web_sys::{History, HtmlDialogElement};

use super::link;
use super::pages::Sheet;
use crate::ui::live::whenever;
use crate::ui::state::Stored;

/// Keeps the history as deep as the sheets lie, and closes them on the way back.
pub fn follow(sheet: RwSignal<Option<Sheet>>) {
    let window = window();
    let (Ok(history), Ok(Some(parent))) = (window.history(), window.parent()) else {
        return;
    };
    if parent != window {
        return;
    }
    let history = Stored::new(history);
    // Whether the page itself is on its way back: that takes the browser a moment.
    let leaving = Stored::new(false);
    let sync = move || {
        let to = depth(sheet.get_untracked());
        if !leaving.get_value() && history.with_value(|history| go(history, to)) {
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
        match (history.with_value(here), sheet.get_untracked()) {
            (0, Some(_)) => close(sheet),
            (1, Some(Sheet::Replay)) => sheet.set(Some(Sheet::House)),
            _ => sync(),
        }
    });
}

/// How many places lie beneath.
fn depth(sheet: Option<Sheet>) -> u32 {
    match sheet {
        None => 0,
        Some(Sheet::Replay) => 2,
        Some(_) => 1,
    }
}

/// How deep the entry of the history lies that the page is at.
fn here(history: &History) -> u32 {
    let state = history.state().ok().and_then(|state| state.as_f64());
    state.map_or(0, |depth| depth as u32)
}

/// Goes to that depth. True where that is a way back, which takes the browser a moment.
fn go(history: &History, to: u32) -> bool {
    let from = here(history);
    if to < from {
        return history.go_with_delta(to as i32 - from as i32).is_ok();
    }
    for depth in from..to {
        // The address that has opened a sheet belongs to the sheet: beneath it lies the page.
        let address = link::take_address();
        // Refused only to one who does it all the time: then the way back leaves the page, as ever.
        let _ = history.push_state_with_url(&JsValue::from(depth + 1), "", address.as_deref());
    }
    false
}

/// Closes the sheet as its own button does: the focus goes back to where it was.
fn close(sheet: RwSignal<Option<Sheet>>) {
    let dialog = document()
        .query_selector("dialog.sheet[open]")
        .ok()
        .flatten();
    if let Some(dialog) = dialog.and_then(|dialog| dialog.dyn_into::<HtmlDialogElement>().ok()) {
        dialog.close();
    }
    sheet.set(None);
}
