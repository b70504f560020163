//! The button that asks whether the shuffle is fair.

use leptos::prelude::*;

use crate::app::i18n::Text;
use crate::app::lazy::{OpenSheet, OpenedFrom, Sheet};

/// A button that opens the sheet about the shuffle. `says` is its label.
#[component]
pub fn FairnessButton(from: OpenedFrom, says: Text) -> impl IntoView {
    let sheet = expect_context::<OpenSheet>();
    view! {
        <button type="button" class="asks" on:click=move |_| sheet.set(Some(Sheet::Fairness(from)))>{says.get()}</button>
    }
}
