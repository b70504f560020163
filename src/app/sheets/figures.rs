//! The figures behind a sentence, which a touch unfolds.

use leptos::prelude::*;

use crate::app::i18n::say;

/// The figures, folded. `named` tells them apart where several stand on a page.
pub fn figures(named: Option<String>, inside: impl IntoView) -> AnyView {
    let inside = inside.into_any();
    view! {
        <details class="more small figures">
            <summary aria-label=named>{say::FIGURES.get()}</summary>
            {inside}
        </details>
    }
    .into_any()
}
