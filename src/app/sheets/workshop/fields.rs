//! The fields of the dialogs. Each takes one type of function, so that its code is compiled only once.

use std::sync::Arc;

use leptos::prelude::*;

/// What a field reads.
pub type Read<T> = Arc<dyn Fn() -> T + Send + Sync>;

/// A field for a text. `takes` says whether the text can be; one that cannot be goes.
pub fn typed(
    id: Option<String>,
    label: Read<String>,
    most: Option<usize>,
    now: Read<String>,
    takes: Callback<String, bool>,
) -> AnyView {
    // A field for a number has no longest text.
    let mode = most.is_none().then_some("numeric");
    let shown = now.clone();
    view! {
        <input
            id=id
            aria-label=move || label()
            inputmode=mode
            maxlength=most
            autocomplete="off"
            dir="auto"
            prop:value=move || shown()
            on:change:target=move |field| {
                let field = field.target();
                if !takes.run(field.value()) {
                    field.set_value(&now());
                }
            }
        />
    }
    .into_any()
}

/// A list to choose from.
pub fn list(
    label: Read<String>,
    choices: Vec<&'static str>,
    now: Read<Option<usize>>,
    chooses: Callback<usize>,
) -> AnyView {
    let option = |(nth, says): (usize, &'static str)| {
        let now = now.clone();
        view! { <option prop:selected=move || now() == Some(nth)>{says}</option> }
    };
    let options = choices.into_iter().enumerate().map(option).collect_view();
    view! {
        <select
            aria-label=move || label()
            on:change:target=move |list| {
                if let Ok(nth) = usize::try_from(list.target().selected_index()) {
                    chooses.run(nth);
                }
            }
        >
            {options}
        </select>
    }
    .into_any()
}

/// One of several round buttons.
pub fn round(
    group: &'static str,
    says: &'static str,
    now: Read<bool>,
    chooses: Callback<()>,
) -> AnyView {
    view! {
        <label>
            <input type="radio" name=group prop:checked=move || now() on:change=move |_| chooses.run(())/>
            {says}
        </label>
    }
    .into_any()
}

pub fn row(fields: Vec<AnyView>) -> AnyView {
    view! { <li>{fields}</li> }.into_any()
}
