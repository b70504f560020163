//! A dialog over a sheet or a room.

use leptos::html::Dialog;
use leptos::prelude::*;

use crate::app::i18n::say;
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

/// A dialog over a room, which stays as it is meanwhile. Keys and presses in it are none of the room's. `closed` is called once
/// it is closed.
#[component]
pub fn OverRoom(
    /// The id of its head.
    id: &'static str,
    title: &'static str,
    /// The class of its body.
    class: &'static str,
    closed: Callback<()>,
    /// Whether a press anywhere on the body closes it: there is nothing to press in it.
    #[prop(optional)]
    is_picture: bool,
    children: Children,
) -> impl IntoView {
    let (place, close) = dialog();
    view! {
        <dialog
            class="sheet"
            aria-labelledby=id
            node_ref=place
            on:close=move |event| {
                event.stop_propagation();
                _ = closed.try_run(());
            }
            on:pointerdown=move |press| press.stop_propagation()
            on:click=move |press| press.stop_propagation()
            on:keydown=move |key| {
                key.stop_propagation();
                if key.key() == "Escape" {
                    key.prevent_default();
                    close();
                }
            }
        >
            <header>
                <h2 id=id tabindex="-1" autofocus>{title}</h2>
                <button class="close" aria-label=say::CLOSE_SHEET.get() on:click=move |_| close()>"×"</button>
            </header>
            <div class=class role="group" tabindex="0" aria-labelledby=id on:click=move |_| if is_picture { close() }>
                {children()}
            </div>
            <footer>
                <button class="act go whole" on:click=move |_| close()>{say::BACK.get()}</button>
            </footer>
        </dialog>
    }
}
