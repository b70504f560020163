//! The way of somebody who is new to Brag, in four steps: what beats what, the guided deals, a few drills, and ten deals
//! against three straightforward bots.

use leptos::prelude::*;

use super::chosen::Chosen;
use crate::app::i18n::say;
use crate::app::lazy::{DrillOf, GuidedDeal, OpenSheet, Sheet};
use crate::app::platform::live::live;
use crate::app::storage::drills;
use crate::app::storage::path::Gone;
use crate::school::ten::Ten;

/// The number of practised decisions after which the ten deals come next.
const PRACTISED: u32 = 10;

/// Whether no ten deals are over yet, so that the way is not gone to its end.
#[must_use]
pub fn is_new(chosen: Chosen) -> bool {
    let all = chosen.all();
    all.iter().all(|played| played.outcome.is_none())
}

/// The steps. They are there until any ten deals are over.
#[component]
pub fn Path(chosen: Chosen) -> impl IntoView {
    let steps = move || {
        if !is_new(chosen) {
            return None;
        }
        let answered = drills::stored().unwrap_or_default().answered();
        let gone = [
            Gone::Sorted.is_stored(),
            Gone::Guided.is_stored(),
            answered >= PRACTISED,
            false,
        ];
        // Whoever has begun to practise needs no earlier step.
        let at = match answered {
            PRACTISED.. => 3,
            1.. => 2,
            0 => gone
                .iter()
                .rposition(|gone| *gone)
                .map_or(0, |last| last + 1),
        };
        let practised = answered.min(PRACTISED).into();
        let texts = [
            say::PATH_SORT.get().to_owned(),
            say::PATH_LESSONS.get().to_owned(),
            say::path_drills(practised, PRACTISED.into()),
            say::PATH_TEN.get().to_owned(),
        ];
        let step = |(nth, (text, is_gone)): (usize, (String, bool))| {
            let is_next = nth == at;
            let says = match (is_next, is_gone) {
                (true, _) => say::path_next(&text),
                (false, true) => say::path_done(&text),
                (false, false) => text,
            };
            let class = if is_next { "act go whole" } else { "add" };
            let current = is_next.then_some("step");
            view! { <li><button class=class aria-current=current on:click=move |_| open(nth, chosen)>{says}</button></li> }
        };
        let steps = texts.into_iter().zip(gone).enumerate();
        let steps = steps.map(step).collect_view();
        Some(view! {
            <section>
                <h3>{say::PATH_HEAD.get()}</h3>
                <ol class="numbers">{steps}</ol>
            </section>
        })
    };
    live(steps)
}

fn open(nth: usize, chosen: Chosen) {
    let sheet = expect_context::<OpenSheet>();
    let opened = match nth {
        0 => Sheet::Sorting,
        1 => Sheet::Lesson(GuidedDeal::First),
        3 => {
            chosen.choose(Ten::against_straightforward(), None);
            chosen.play();
            Sheet::Ten
        }
        _ => Sheet::Drill(DrillOf::Due),
    };
    sheet.set(Some(opened));
}
