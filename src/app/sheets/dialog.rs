//! A dialog over a sheet or a room.

use leptos::html::Dialog;
use leptos::prelude::*;

use crate::app::platform::frame;
use crate::app::platform::live::whenever;

/// The place of a dialog that is open as long as it is on the page, and what closes it.
pub fn dialog() -> (NodeRef<Dialog>, impl Fn() + Copy + Send + Sync + 'static) {
    let place = NodeRef::<Dialog>::new();
    whenever(move |_| {
        if let Some(dialog) = place.get().filter(|dialog| !dialog.open()) {
            frame::show_modal(&dialog);
        }
    });
    let close = move || {
        if let Some(dialog) = place.get_untracked() {
            // The browser gives the focus back to the button.
            dialog.close();
        }
    };
    (place, close)
}
