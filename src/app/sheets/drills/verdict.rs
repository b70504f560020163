//! What a decision was worth, beneath the felt of a drill.

use leptos::prelude::*;

use crate::app::i18n::say;
use crate::app::platform::live::{live, whenever};
use crate::app::sheets::review::{Run, State, Told, of_choice, verdict_name};
use crate::app::sheets::school::today;
use crate::app::storage::drills;
use crate::app::table::focus::focus_element;
use crate::app::table::page::Page;
use crate::school::drills::Kind;

/// The id of the button that goes on.
const NEXT: &str = "drill-next";

/// The verdict, as soon as it is found. It counts once.
#[component]
pub fn Answer(kind: Kind, review: Run, score: RwSignal<u32>, next: Callback<()>) -> impl IntoView {
    let page = expect_context::<Page>();
    let told = Memo::new(move |_| match review.state() {
        State::Done => review.read(|_, told| told.last().cloned()),
        _ => None,
    });
    whenever(move |_| {
        let Some(told) = told.get() else {
            return;
        };
        if drills::answer(kind, !told.verdict.is_fault(), today().number()).is_err() {
            page.save_state
                .notify(say::NOTHING_IS_KEPT.get().into(), None);
        }
        score.update(|answers| *answers += 1);
    });
    whenever(move |_| {
        if review.state() == State::Done {
            request_animation_frame(|| focus_element(NEXT));
        }
    });
    let inside = move || {
        Some(match (review.state(), told.get()) {
            (State::Done, Some(told)) => view! { <Verdict told next/> }.into_any(),
            (State::Done, None) => view! {
                <p class="says" role="status">{say::REVIEW_NONE.get()}</p>
                <Next next/>
            }
            .into_any(),
            (State::Failed, _) => view! {
                <p class="says" role="alert">{say::PART_NOT_FETCHED.get()}</p>
                <div class="acts one">
                    <button class="act go" on:click=move |_| review.again()>{say::TRY_AGAIN.get()}</button>
                </div>
            }
            .into_any(),
            _ => {
                view! { <p class="says" role="status">{say::ONE_MOMENT.get()}</p> }.into_any()
            }
        })
    };
    view! { <section class="controls" aria-label=say::WHAT_YOU_CAN_DO.get()>{live(inside)}</section> }
}

/// The verdict with the choices, the best first, and the button that goes on.
#[component]
fn Verdict(told: Told, next: Callback<()>) -> impl IntoView {
    let is_fault = told.verdict.is_fault();
    let choices = told.choices.into_iter().zip(0..);
    view! {
        <div class="says" tabindex="0" role="group" aria-label=verdict_name(told.verdict)>
            <p role="status">
                <span class=format!("mark {}", told.verdict.key())>{verdict_name(told.verdict)}</span>
                " "
                <b>{told.taken}</b>
                {(!told.price.is_empty()).then(|| format!(" · {}", told.price))}
                {is_fault.then(|| format!(". {}", say::DRILL_COMES_BACK.get()))}
            </p>
            <ul>{choices.map(|(choice, nth)| of_choice(choice, nth == 0)).collect_view()}</ul>
            {(!told.why.is_empty()).then(|| view! { <p>{told.why}</p> })}
        </div>
        <Next next/>
    }
}

#[component]
fn Next(next: Callback<()>) -> impl IntoView {
    view! {
        <div class="acts one">
            <button id=NEXT class="act go" on:click=move |_| next.run(())>{say::LESSON_NEXT.get()}</button>
        </div>
    }
}
