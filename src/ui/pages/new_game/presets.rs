//! House rules to begin with, and what is agreed as they stand.

use leptos::prelude::*;

use super::form::Form;
use crate::games::{PRESETS, Preset, agreed, unusual};
use crate::ui::live::live;
use crate::ui::pages::draft::Draft;

/// A row for each preset. Once something has been changed, the rules are the school's own.
#[component]
pub fn Presets(form: Form) -> impl IntoView {
    let draft = form.draft;
    let chosen = Memo::new(move |_| draft.with(Draft::preset));
    let one = move |(place, preset): (usize, &'static Preset)| {
        view! {
            <label class="preset">
                <input
                    type="radio"
                    name="preset"
                    prop:checked=move || chosen.get() == Some(place)
                    on:change=move |_| form.take(preset.rules(), String::new())
                />
                <span><b>{preset.name}</b><small>{preset.says}</small></span>
            </label>
        }
    };
    let own = move || {
        chosen.get().is_none().then(|| {
            view! {
                <label class="preset">
                    <input type="radio" name="preset" prop:checked=true/>
                    <span><b>"Your own rules"</b><small>"As set below."</small></span>
                </label>
            }
        })
    };
    view! {
        <div class="presets" role="radiogroup" aria-label="Rules to begin with">
            {PRESETS.iter().enumerate().map(|(place, preset)| one((place, preset))).collect_view()}
            {live(own)}
        </div>
    }
}

/// What is agreed: what is not as usual at once, and all of it on request.
#[component]
pub fn Summary(form: Form) -> impl IntoView {
    let told = Memo::new(move |_| {
        form.draft
            .with(|draft| (unusual(draft.rules()), agreed(draft.rules())))
    });
    let brief = move || {
        told.with(|(unusual, _)| match unusual.as_slice() {
            [] => "All is as usual.".to_owned(),
            unusual => unusual.join(" "),
        })
    };
    let line = |line: String| view! { <li>{line}</li> };
    let all = move || told.with(|(_, all)| all.iter().cloned().map(line).collect_view());
    view! {
        <div class="summary" role="group" aria-label="What is agreed">
            <p>{move || brief()}</p>
            <details class="more small">
                <summary>"All that is agreed"</summary>
                <ul class="agreed">{move || all()}</ul>
            </details>
        </div>
    }
}
