//! The frame of every sheet: a native dialog with a title. The browser keeps the focus inside it, and returns it to
//! the button that opened the sheet. ×, Escape and a press beside the sheet close it.

use leptos::html::{Dialog, Div};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlDialogElement};

use crate::app::i18n::say;
use crate::app::lazy::{OpenSheet, OpenedFrom, Sheet};
use crate::app::platform::focus::focus_element;
use crate::app::platform::frame;
use crate::app::platform::live::whenever;

/// The dialog of a sheet.
pub type Frame = NodeRef<Dialog>;

/// Closes the sheet.
pub fn close(frame: Frame) {
    if let Some(dialog) = frame.get_untracked() {
        dialog.close();
    }
}

/// Returns to the place from which a sheet was opened that replaced another.
pub fn go_back(sheet: OpenSheet, frame: Frame, from: OpenedFrom) {
    match from {
        OpenedFrom::Felt => return close(frame),
        OpenedFrom::NewGame => sheet.set(Some(Sheet::NewGame)),
        OpenedFrom::Menu | OpenedFrom::Imported => sheet.set(Some(Sheet::Menu)),
    }
    focus_the_head();
}

/// The place that a sheet replaced, to which Escape leads too.
fn opened_from(sheet: Option<Sheet>) -> OpenedFrom {
    match sheet {
        Some(Sheet::Review(_, from) | Sheet::Fairness(from) | Sheet::HowToPlay(_, from)) => from,
        _ => OpenedFrom::Felt,
    }
}

/// Scrolls such a sheet to its head, because the sheet that it replaces may have been scrolled down.
pub fn read_from_its_head(body: NodeRef<Div>) {
    whenever(move |_| {
        if let Some(body) = body.get() {
            request_animation_frame(move || body.set_scroll_top(0));
            focus_the_head();
        }
    });
}

fn focus_the_head() {
    request_animation_frame(|| focus_element("sheet-title"));
}

/// The dialog. It is open as long as it is on the page.
#[component]
pub fn SheetFrame(frame: Frame, title: &'static str, children: Children) -> impl IntoView {
    let sheet = expect_context::<OpenSheet>();
    // A press that begins inside the sheet and ends beside it, as when text is selected, does not close it.
    let pressed_beside = StoredValue::new(false);
    whenever(move |_| {
        if let Some(dialog) = frame.get().filter(|dialog| !dialog.open()) {
            frame::show_modal(&dialog);
        }
    });
    view! {
        <dialog
            class="sheet"
            aria-labelledby="sheet-title"
            node_ref=frame
            on:close:target=move |closed| {
                // The event of a sheet that *back* closed may come late, when another sheet is open.
                if closed.target().is_connected() {
                    sheet.set(None);
                }
            }
            on:keydown=move |key| {
                let from = opened_from(sheet.get_untracked());
                if key.key() == "Escape" && from != OpenedFrom::Felt {
                    key.prevent_default();
                    go_back(sheet, frame, from);
                }
            }
            on:pointerdown=move |press| pressed_beside.set_value(is_beside(&press))
            on:click=move |press| {
                if pressed_beside.get_value() && is_beside(&press) {
                    close(frame);
                }
            }
        >
            <header>
                <h2 id="sheet-title" tabindex="-1" autofocus>{title}</h2>
                <button class="close" aria-label=say::CLOSE_SHEET.get() on:click=move |_| close(frame)>"×"</button>
            </header>
            {children()}
        </dialog>
    }
}

/// Whether a press fell on the backdrop: on the dialog itself, which its contents fill.
fn is_beside(press: &Event) -> bool {
    press
        .target()
        .is_some_and(|target| target.dyn_ref::<HtmlDialogElement>().is_some())
}
