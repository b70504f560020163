//! What is agreed for the other games of dealer's choice.

use leptos::prelude::*;

use crate::app::i18n::say;
use crate::app::words::sentences_of_choices;
use crate::engine::Rules;

/// The rules that make a difference only in a game that a dealer may choose, beneath those of the game in hand. `None`: there is
/// none.
pub fn of_choices(rules: &Rules) -> Option<impl IntoView + use<>> {
    let lines = sentences_of_choices(rules);
    (!lines.is_empty()).then(|| {
        view! {
            <p>{say::AGREED_WHEN_CHOSEN.get()}</p>
            <ul class="agreed">
                {lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}
            </ul>
        }
    })
}
