//! The kinds of drills with their scores, and the button that begins with what is due.

use leptos::prelude::*;

use super::{NEXT, name, told};
use crate::app::i18n::say;
use crate::app::lazy::{Sheet, TrialFrom};
use crate::app::sheets::school::today;
use crate::app::storage::drills;
use crate::school::drills::{Kind, LAST};

/// The part of the school.
#[component]
pub fn Drills() -> impl IntoView {
    let sheet = expect_context::<RwSignal<Option<Sheet>>>();
    let open = move |kind: u8| sheet.set(Some(Sheet::Trial(TrialFrom::School(kind))));
    let stored = drills::stored();
    let broken = stored
        .is_err()
        .then(|| view! { <p class="rules" role="alert">{say::DRILLS_BROKEN.get()}</p> });
    let stored = stored.unwrap_or_default();
    let due = stored.due(today().number());
    let due = (due > 0).then(|| view! { <p><b>{say::drills_due(due as u64)}</b></p> });
    let row = |(nth, kind): (u8, Kind)| {
        let score = stored.of(kind);
        let good = score.of_last().0;
        view! {
            <li>
                <button class="add" on:click=move |_| open(nth)>
                    <span>{name(kind)}</span>
                    <progress max=LAST value=good aria-hidden="true"></progress>
                    <b>{told(score)}</b>
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
        <button class="act go whole" on:click=move |_| open(NEXT)>{say::DRILLS_GO.get()}</button>
        <ul class="numbers drills">{(0..).zip(Kind::ALL).map(row).collect_view()}</ul>
        </section>
    }
}
