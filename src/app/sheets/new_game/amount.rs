//! A field for an amount in the house rules.

use leptos::prelude::*;

use super::form::{FaultText, Form};
use crate::app::about::RuleText;
use crate::app::draft::Field;
use crate::app::sheets::field::{small, source};

/// A label, the typed amount, and its fault.
#[component]
pub fn AmountField(form: Form, text: &'static RuleText) -> impl IntoView {
    let draft = form.draft;
    let key = text.key;
    let field = Field::House(key);
    view! {
        <div class="field">
            <label for=key>{text.label.get()}{small(text.hint.get())}</label>
            <input
                id=key
                inputmode="numeric"
                autocomplete="off"
                aria-invalid=move || form.is_wrong(field)
                aria-describedby=move || form.described_by(field)
                prop:value=move || draft.with(|draft| draft.amount(key).to_owned())
                on:input:target=move |input| {
                    draft.update(|draft| draft.set_amount(key, input.target().value()));
                }
                on:change=move |_| form.note_faults()
            />
            {source(text.label.get(), text.why.get())}
            <FaultText form field/>
        </div>
    }
}
