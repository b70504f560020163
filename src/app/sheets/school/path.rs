//! The way of somebody who is new to Brag, in three steps: the guided deals, a few drills, and ten deals against three
//! straightforward bots.

use leptos::prelude::*;

use super::chosen::Chosen;
use crate::app::i18n::say;
use crate::app::lazy::{Sheet, TrialFrom};
use crate::app::platform::live::live;
use crate::app::sheets::SheetState;
use crate::app::sheets::drills::NEXT;
use crate::app::storage::drills;
use crate::school::ten::Ten;

/// So many decisions are practised before the ten deals.
const PRACTISED: u32 = 10;

/// The steps. They are there until any ten deals are over.
#[component]
pub fn Path(chosen: Chosen) -> impl IntoView {
    let state = expect_context::<SheetState>();
    let steps = move || {
        let all = chosen.all();
        if all.iter().any(|played| played.outcome.is_some()) {
            return None;
        }
        let answered = drills::stored().unwrap_or_default().answered();
        let at = match answered {
            0 if !state.was_guided.get_value() => 0,
            0..PRACTISED => 1,
            _ => 2,
        };
        let practised = answered.min(PRACTISED).into();
        let texts = [
            say::PATH_LESSONS.get().to_owned(),
            say::path_drills(practised, PRACTISED.into()),
            say::PATH_TEN.get().to_owned(),
        ];
        let step = |(nth, text): (usize, String)| {
            let is_next = nth == at;
            let says = match is_next {
                true => say::path_next(&text),
                false => text,
            };
            let class = if is_next { "act go whole" } else { "add" };
            let current = is_next.then_some("step");
            view! { <li><button class=class aria-current=current on:click=move |_| open(nth, chosen)>{says}</button></li> }
        };
        let steps = texts.into_iter().enumerate().map(step).collect_view();
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
    let sheet = expect_context::<RwSignal<Option<Sheet>>>();
    let opened = match (nth, Ten::against_straightforward()) {
        (0, _) => Sheet::Lesson(0),
        (2, Some(ten)) => {
            chosen.choose(ten, None);
            Sheet::Ten
        }
        _ => Sheet::Trial(TrialFrom::School(NEXT)),
    };
    sheet.set(Some(opened));
}
