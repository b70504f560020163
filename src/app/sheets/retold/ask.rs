//! What is asked before a move, and what is told of it.

use leptos::prelude::*;

use super::table::{NEXT, RetoldInPlay};
use crate::app::i18n::say;
use crate::app::platform::live::live;
use crate::engine::Action;

/// The question, and what can be answered.
#[component]
pub fn Options(run: RetoldInPlay) -> impl IntoView {
    let options = run.options();
    let one = |(nth, (action, label)): (usize, (Action, String))| {
        let id = (nth == 0).then_some(NEXT);
        view! { <button id=id class="act" on:click=move |_| run.answer(action)>{label}</button> }
    };
    view! {
        <p class="says" role="status">{say::RETOLD_ASK.get()}</p>
        <div class="acts few wraps">{options.into_iter().enumerate().map(one).collect_view()}</div>
    }
}

/// What was done there, and what an expert makes of it.
#[component]
pub fn Outcome(run: RetoldInPlay) -> impl IntoView {
    let next = run.next();
    let choices = run.game.choices();
    let done = next.and_then(|next| run.label(next, &choices));
    let done = say::retold_did(&done.unwrap_or_default());
    let is_same = run.would.get() == next;
    let same = is_same.then(|| say::RETOLD_SAME.get());
    let note = run.note().map(|note| view! { <p>{note.get()}</p> });
    let expert = move || {
        let worths = Some(run.expert.get()).filter(|worths| !worths.is_empty())?;
        let each = |(button, figure)| view! { <li><b>{button}</b>" "{figure}</li> };
        let choices: Vec<_> = worths.into_iter().map(each).collect();
        Some(view! { <p>{say::RETOLD_EXPERT.get()}</p><ul>{choices}</ul> })
    };
    let goes_on = move |_| {
        if let Some(next) = next {
            run.does(next);
        }
    };
    view! {
        <div class="says">
            <p role="status">{done}" "{same}</p>
            {note}
            {live(expert)}
        </div>
        <div class="acts one">
            <button id=NEXT class="act go" on:click=goes_on>{say::LESSON_NEXT.get()}</button>
        </div>
    }
}
