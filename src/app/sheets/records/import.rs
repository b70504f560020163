//! Importing a record: a file that is chosen, or a text that is pasted.

use leptos::html::Textarea;
use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::HtmlInputElement;

use crate::app::i18n::say;
use crate::app::platform::live::live;
use crate::app::replay::{Opened, Records};
use crate::app::sheets::opened;

/// The field for a file, and one for a text.
#[component]
pub fn ImportRecord() -> impl IntoView {
    let records = expect_context::<Records>();
    let pasting = RwSignal::new(false);
    let text = NodeRef::<Textarea>::new();
    let read = move |_| {
        if let Some(field) = text.get_untracked() {
            records.import(&field.value());
        }
    };
    let field = move || {
        pasting.get().then(|| {
            view! {
                <div class="paste">
                    <label for="paste">{say::THE_TEXT_OF_A_RECORD.get()}</label>
                    <textarea
                        id="paste"
                        class="text"
                        rows="5"
                        spellcheck="false"
                        autocomplete="off"
                        aria-invalid=move || records.fault().is_some().then_some("true")
                        aria-describedby="bring-fault"
                        node_ref=text
                    ></textarea>
                    <button class="add" on:click=read>{say::BRING_IT_IN.get()}</button>
                </div>
            }
        })
    };
    let fault = move || {
        let fault = records.fault()?;
        Some(view! { <p class="error" role="alert" id="bring-fault">{fault}</p> })
    };
    view! {
        <div class="bring">
            <label class="add">
                {say::OPEN_A_FILE.get()}
                <input
                    type="file"
                    accept=".json,.jsonl,.txt,application/json"
                    aria-describedby="bring-fault"
                    on:change:target=move |chosen| open(records, chosen.target())
                />
            </label>
            <button
                class="add"
                aria-expanded=move || pasting.get().to_string()
                on:click=move |_| pasting.update(|pasting| *pasting = !*pasting)
            >
                {say::PASTE_A_RECORD.get()}
            </button>
        </div>
        <p class="note">{say::IMPORT_BOUND.get()}</p>
        {live(field)}
        {live(fault)}
        <p class="note" role="status" id="brought" tabindex="-1">{move || came(records)}</p>
    }
}

/// What has been imported. Empty if it was refused.
fn came(records: Records) -> String {
    let deals = records.deals(true).len();
    match (records.is_reading(), deals) {
        (true, _) => say::READING_RECORD.get().into(),
        _ if records.fault().is_some() => String::new(),
        (_, 0) if records.has_imported() => say::BROUGHT_WITHOUT_DEALS.get().into(),
        (_, 0) => String::new(),
        (_, deals) => say::deals_brought(deals as u64),
    }
}

/// Reads the chosen file. The same file can be chosen again.
fn open(records: Records, input: HtmlInputElement) {
    let Some(file) = input.files().and_then(|files| files.get(0)) else {
        return;
    };
    spawn_local(async move { bring(records, opened::read(&file).await) });
    input.set_value("");
}

/// Imports what was opened.
pub(super) fn bring(records: Records, opened: Opened) {
    match opened {
        Ok(text) => records.import(&text),
        Err(why) => records.refuse(why),
    }
}
