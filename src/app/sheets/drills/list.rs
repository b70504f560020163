//! The kinds of drills with their scores, and the button that begins with what is due.

use leptos::prelude::*;

use super::words::{name, score_text};
use crate::app::i18n::say;
use crate::app::lazy::{DrillOf, OpenSheet, Sheet};
use crate::app::sheets::chosen::today;
use crate::app::storage::drills;
use crate::school::drills::Kind;

/// The part of the school.
#[component]
pub fn Drills() -> impl IntoView {
    let sheet = expect_context::<OpenSheet>();
    let open = move |of: DrillOf| sheet.set(Some(Sheet::Drill(of)));
    let stored = drills::stored();
    let broken = stored
        .is_err()
        .then(|| view! { <p class="rules" role="alert">{say::DRILLS_BROKEN.get()}</p> });
    let stored = stored.unwrap_or_default();
    let due = stored.due(today().number());
    let due = (due > 0).then(|| view! { <p><b>{say::drills_due(due as u64)}</b></p> });
    let row = |kind: Kind| {
        let score = stored.of(kind);
        let (good, answered) = score.of_last();
        // The bar tells the share of the good ones, of as many as there are.
        let bar = (answered > 0)
            .then(|| view! { <progress max=answered value=good aria-hidden="true"></progress> });
        view! {
            <li>
                <button class="add" on:click=move |_| open(DrillOf::Kind(kind))>
                    <span>{name(kind)}</span>
                    {bar}
                    <b>{score_text(score)}</b>
                </button>
            </li>
        }
    };
    view! {
        <section>
        <h3>{say::DRILLS.get()}</h3>
        <p class="rules">{say::DRILLS_ARE.get()}</p>
        {broken}
        {due}
        <button class="act whole" on:click=move |_| open(DrillOf::Due)>{say::DRILLS_GO.get()}</button>
        <ul class="numbers drills">{Kind::ALL.map(row).collect_view()}</ul>
        </section>
    }
}
