//! A field for an amount in the house rules.

use leptos::prelude::*;

use super::form::{self, Form, Wrong};
use crate::ui::pages::draft::{Amount, Field};
use crate::ui::pages::field::small;

/// A label, an amount, and what is wrong with it.
#[component]
pub fn AmountField(
    form: Form,
    amount: Amount,
    label: &'static str,
    #[prop(optional)] hint: &'static str,
) -> impl IntoView {
    view! {
        <div class="field">
            <label for=form::id(Field::House(amount))>{label}{small(hint)}</label>
            <AmountInput form amount/>
            <Wrong form field=Field::House(amount)/>
        </div>
    }
}

/// The amount alone; `label` names it where no label on the page does.
#[component]
pub fn AmountInput(
    form: Form,
    amount: Amount,
    #[prop(optional)] label: &'static str,
) -> impl IntoView {
    let Form { draft, .. } = form;
    let field = Field::House(amount);
    view! {
        <input
            id=form::id(field)
            aria-label=(!label.is_empty()).then_some(label)
            inputmode="numeric"
            autocomplete="off"
            aria-invalid=move || form.is_wrong(field)
            aria-describedby=move || form.told_in(field)
            prop:value=move || draft.with(|draft| draft.amount(amount).to_owned())
            on:input:target=move |input| {
                draft.update(|draft| draft.set_amount(amount, input.target().value()));
            }
        />
    }
}
