//! Bringing a record in: a file that is chosen, or a text that is pasted.

use leptos::html::Textarea;
use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::HtmlInputElement;

use crate::ui::live::live;
use crate::ui::past::{MOST_BYTES, Records, TOO_LARGE};

/// The field for a file, and one for a text.
#[component]
pub fn Bring() -> impl IntoView {
    let records = expect_context::<Records>();
    let pasting = RwSignal::new(false);
    let text = NodeRef::<Textarea>::new();
    let read = move |_| {
        if let Some(field) = text.get_untracked() {
            records.bring(&field.value());
        }
    };
    let field = move || {
        pasting.get().then(|| {
            view! {
                <div class="paste">
                    <label for="paste">"The text of a record"</label>
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
                    <button class="add" on:click=read>"Bring it in"</button>
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
                "Open a file"
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
                "Paste a record"
            </button>
        </div>
        {live(field)}
        {live(fault)}
        <p class="note" role="status" id="brought" tabindex="-1">{move || came(records)}</p>
    }
}

/// What has come of bringing something in, where it was not refused.
fn came(records: Records) -> String {
    let deals = records.deals(true).len();
    match (records.is_reading(), deals) {
        (true, _) => "Reading.".into(),
        _ if records.fault().is_some() => String::new(),
        (_, 0) if records.has_brought() => "The record is good, and has no deal yet.".into(),
        (_, 0) => String::new(),
        (_, 1) => "One deal is brought in.".into(),
        (_, deals) => format!("{deals} deals are brought in."),
    }
}

/// Reads the file that was chosen. The same one can be chosen again.
fn open(records: Records, input: HtmlInputElement) {
    let Some(file) = input.files().and_then(|files| files.get(0)) else {
        return;
    };
    if file.size() > MOST_BYTES as f64 {
        records.refuse(TOO_LARGE);
    } else {
        spawn_local(async move {
            match file.text().await.ok().and_then(|text| text.as_string()) {
                Some(text) => records.bring(&text),
                None => records.refuse("The file could not be read. Try again, or paste its text."),
            }
        });
    }
    input.set_value("");
}
