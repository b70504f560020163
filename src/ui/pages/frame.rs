//! What every sheet is: a native dialog with a title. The browser keeps the focus inside it and gives it
//! back to the button that opened it; ×, Escape and a press beside the sheet close it.

use leptos::html::{Dialog, Div};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::{Event, HtmlDialogElement};

use super::sheets::{Sheet, Whence};
use crate::ui::focus::give_to;
use crate::ui::language::say;
use crate::ui::live::whenever;

/// The dialog of a sheet.
pub type Frame = NodeRef<Dialog>;

/// Closes the sheet, as × does.
pub fn close(frame: Frame) {
    if let Some(dialog) = frame.get_untracked() {
        dialog.close();
    }
}

/// Goes back to where a sheet was asked for that lies in place of another.
pub fn go_back(sheet: RwSignal<Option<Sheet>>, frame: Frame, whence: Whence) {
    match whence {
        Whence::Felt => return close(frame),
        Whence::NewGame => sheet.set(Some(Sheet::NewGame)),
        Whence::House | Whence::Brought => sheet.set(Some(Sheet::House)),
    }
    focus_the_head();
}

/// Begins at the head of such a sheet: the one in whose place it lies may have been read to its end.
pub fn read_from_its_head(body: NodeRef<Div>) {
    whenever(move |_| {
        if let Some(body) = body.get() {
            request_animation_frame(move || body.set_scroll_top(0));
            focus_the_head();
        }
    });
}

fn focus_the_head() {
    request_animation_frame(|| give_to("sheet-title"));
}

/// The dialog, open for as long as it is on the page.
#[component]
pub fn SheetFrame(frame: Frame, title: &'static str, children: Children) -> impl IntoView {
    let sheet = expect_context::<RwSignal<Option<Sheet>>>();
    // A press that begins inside and ends beside the sheet, as when text is selected, does not close it.
    let pressed_beside = StoredValue::new(false);
    whenever(move |_| {
        if let Some(dialog) = frame.get().filter(|dialog| !dialog.open()) {
            // Refused only outside a page.
            let _ = dialog.show_modal();
        }
    });
    view! {
        <dialog
            class="sheet"
            aria-labelledby="sheet-title"
            node_ref=frame
            on:close:target=move |closed| {
                // One that went on the way back may be told late, when another is open.
                if closed.target().is_connected() {
                    sheet.set(None);
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

/// Whether the press fell on the backdrop: on the dialog itself, which its contents fill.
fn is_beside(press: &Event) -> bool {
    press
        .target()
        .is_some_and(|target| target.dyn_ref::<HtmlDialogElement>().is_some())
}
