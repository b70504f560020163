//! Presets, and the summary of the house rules.

use leptos::prelude::*;

use super::form::Form;
use crate::app::draft::Draft;
use crate::app::i18n::{Text, say};
use crate::app::platform::live::live;
use crate::app::sheets::agreed::of_choices;
use crate::app::words::{rule_sentences, unusual_rules};
use crate::games::PRESETS;

/// The key, the name and a description of each preset, in order.
const NAMES: [(&str, Text, Text); 5] = [
    ("usual", say::PRESET_USUAL, say::PRESET_USUAL_SAYS),
    ("strict", say::PRESET_STRICT, say::PRESET_STRICT_SAYS),
    ("french", say::PRESET_FRENCH, say::PRESET_FRENCH_SAYS),
    (
        "wild_twos",
        say::PRESET_WILD_TWOS,
        say::PRESET_WILD_TWOS_SAYS,
    ),
    ("quick", say::PRESET_QUICK, say::PRESET_QUICK_SAYS),
];

#[must_use]
pub fn preset_name(preset: usize) -> Text {
    NAMES
        .get(preset)
        .map_or(say::PRESET_OWN, |(_, called, _)| *called)
}

/// A row for each preset. Changed rules are *your own*.
#[component]
pub fn Presets(form: Form) -> impl IntoView {
    let draft = form.draft;
    let chosen = Memo::new(move |_| draft.with(Draft::preset));
    let one = move |((_, called, says), place): ((&str, Text, Text), usize)| {
        let choose = move |_| {
            let within = |draft: &Draft| PRESETS[place].rules_within(draft.rules());
            form.set_rules(draft.with_untracked(within), None);
        };
        view! {
            <label class="preset">
                <input
                    type="radio"
                    name="preset"
                    prop:checked=move || chosen.get() == Some(place)
                    on:change=choose
                />
                <span><b>{called.get()}</b><small>{says.get()}</small></span>
            </label>
        }
    };
    let own = move || {
        chosen.get().is_none().then(|| {
            view! {
                <label class="preset">
                    <input type="radio" name="preset" prop:checked=true/>
                    <span><b>{say::PRESET_OWN.get()}</b><small>{say::PRESET_OWN_SAYS.get()}</small></span>
                </label>
            }
        })
    };
    view! {
        <div class="presets" role="radiogroup" aria-label=say::RULES_TO_BEGIN_WITH.get()>
            {NAMES.into_iter().zip(0..).map(one).collect_view()}
            {live(own)}
        </div>
    }
}

/// The summary of the house rules: at first those that differ from the usual ones, on request all.
#[component]
pub fn Summary(form: Form) -> impl IntoView {
    let sentences = Memo::new(move |_| {
        form.draft
            .with(|draft| (unusual_rules(draft.rules()), rule_sentences(draft.rules())))
    });
    let brief = move || {
        sentences.with(|(unusual, _)| match unusual.as_slice() {
            [] => say::ALL_IS_AS_USUAL.get().to_owned(),
            unusual => unusual.join(" "),
        })
    };
    let line = |line: String| view! { <li>{line}</li> };
    let all = move || sentences.with(|(_, all)| all.iter().cloned().map(line).collect_view());
    view! {
        <div class="summary" role="group" aria-label=say::WHAT_IS_AGREED.get()>
            <p>{move || brief()}</p>
            <details class="more small">
                <summary>{say::ALL_THAT_IS_AGREED.get()}</summary>
                <ul class="agreed">{move || all()}</ul>
                {live(move || form.draft.with(|draft| of_choices(draft.rules())))}
            </details>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::{NAMES, PRESETS};

    #[test]
    fn every_preset_has_its_words() {
        let called = NAMES.map(|(key, ..)| key);
        assert_eq!(PRESETS.each_ref().map(|preset| preset.key), called);
    }
}
