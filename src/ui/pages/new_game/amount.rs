//! A field for an amount in the house rules.

use leptos::prelude::*;

use super::asked::Asked;
use super::form::{Form, Wrong};
use crate::ui::pages::draft::Field;
use crate::ui::pages::field::{small, source};

/// A label, an amount, and what is wrong with it.
#[component]
pub fn AmountField(form: Form, asked: &'static Asked) -> impl IntoView {
    let draft = form.draft;
    let key = asked.key;
    let field = Field::House(key);
    view! {
        <div class="field">
            <label for=key>{asked.label.get()}{small(asked.hint.get())}</label>
            <input
                id=key
                inputmode="numeric"
                autocomplete="off"
                aria-invalid=move || form.is_wrong(field)
                aria-describedby=move || form.told_in(field)
                prop:value=move || draft.with(|draft| draft.amount(key).to_owned())
                on:input:target=move |input| {
                    draft.update(|draft| draft.set_amount(key, input.target().value()));
                }
                on:change=move |_| form.judge()
            />
            {source(asked.label.get(), asked.why.get())}
            <Wrong form field/>
        </div>
    }
}
