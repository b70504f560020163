//! A file or a text that the player gives the page: dropped anywhere on it, or pasted onto *Records*. Records are opened in
//! *Records*, a backup or a saved sitting in *Settings*, and a lesson in its room.

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::Reflect;
use web_sys::{ClipboardEvent, Element, Event, File};

use super::SheetState;
use super::tab::Tab;
use super::taught::open_lesson;
use crate::app::lazy::{OpenSheet, Sheet};
use crate::app::platform::files;
use crate::app::platform::focus::focus_element;
use crate::app::platform::frame::is_embedded;
use crate::app::replay::{FileError, Opened};
use crate::sitting::backup;
use crate::sitting::file_kind::FileKind;

/// Reads a file. The longest that the page reads is a backup.
pub async fn read(file: &File) -> Opened {
    if file.size() > backup::LONGEST as f64 {
        return Err(FileError::TooLarge);
    }
    files::read(file).await.ok_or(FileError::Unreadable)
}

/// Opens the files that are dropped on the page, also one that was dropped before this code was here.
#[component]
pub fn DroppedFiles(sheets: SheetState) -> impl IntoView {
    let sheet = expect_context::<OpenSheet>();
    let take = move || {
        if let Some(file) = take_dropped() {
            spawn_local(async move { show(read(&file).await, sheets, sheet) });
        }
    };
    let listener = window_event_listener(ev::Custom::<Event>::new("brag:drop"), move |_| take());
    on_cleanup(move || listener.remove());
    take();
}

/// Takes the file that a script of the page has left (`xtask/src/boot.js`).
fn take_dropped() -> Option<File> {
    let page = document().document_element()?;
    let name = JsValue::from_str("dropped");
    let file = Reflect::get(&page, &name).ok()?.dyn_into().ok();
    // The element is an ordinary object, so this does not fail.
    let _ = Reflect::set(&page, &name, &JsValue::UNDEFINED);
    file
}

/// Reads what is pasted while the owner lives: a file, or a text outside of the fields.
pub fn open_pasted(sheets: SheetState) {
    let sheet = expect_context::<OpenSheet>();
    let listener = window_event_listener(ev::paste, move |event: ClipboardEvent| {
        let Some(data) = event.clipboard_data() else {
            return;
        };
        if let Some(file) = data.files().and_then(|files| files.get(0)) {
            spawn_local(async move { show(read(&file).await, sheets, sheet) });
        } else if !is_field(&event)
            && let Ok(text) = data.get_data("text/plain")
            && !text.trim().is_empty()
        {
            show(Ok(text), sheets, sheet);
        }
    });
    on_cleanup(move || listener.remove());
}

fn is_field(event: &Event) -> bool {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| target.matches("input, textarea").unwrap_or_default())
}

/// Opens the tab that reads it, or the room of a lesson.
pub fn show(opened: Opened, sheets: SheetState, sheet: OpenSheet) {
    if let Ok(text) = &opened
        && FileKind::of(text) == FileKind::Lesson
    {
        open_lesson(sheets, text.clone(), None);
        // One that is open gives way to it.
        sheet.set(None);
        return request_animation_frame(move || sheet.set(Some(Sheet::Written)));
    }
    let is_record = |text: &String| FileKind::of(text) == FileKind::Record;
    // An embedded table stores nothing, so nothing can be loaded there.
    let tab = match &opened {
        Ok(text) if !is_embedded() && !is_record(text) => Tab::Settings,
        _ => Tab::Records,
    };
    // A tab that is set again is made anew, and what the old one has read would be lost with it.
    if sheets.tab.get_untracked() != tab {
        sheets.tab.set(tab);
    }
    sheets.open_later(tab, opened);
    if sheet.get_untracked() != Some(Sheet::Menu) {
        sheet.set(Some(Sheet::Menu));
    }
    // In the settings the answer takes the focus, far down the page.
    if tab == Tab::Records {
        request_animation_frame(move || focus_element(tab.id()));
    }
}
