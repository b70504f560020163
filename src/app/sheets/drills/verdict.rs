//! What a decision was worth, beneath the felt of a drill.

use leptos::prelude::*;

use crate::app::i18n::{Text, say};
use crate::app::lazy::{Sheet, TrialFrom};
use crate::app::platform::frame;
use crate::app::platform::live::{live, whenever};
use crate::app::sheets::review::{Run, State, Told, of_choice, verdict_name};
use crate::app::sheets::school::today;
use crate::app::storage::drills;
use crate::app::table::focus::focus_element;
use crate::app::table::page::Page;
use crate::school::drills::Kind;

/// The id of the button that goes on.
const NEXT: &str = "drill-next";

/// What follows a verdict. Copies are the same.
#[derive(Clone, Copy)]
pub enum Then {
    /// It counts, and another decision follows.
    Next(RwSignal<u32>, Callback<()>),
    /// It was about this advice, and does not count. This sheet tells more.
    Back(Text, Sheet),
}

/// The verdict, as soon as it is found. It counts once.
#[component]
pub fn Answer(kind: Kind, review: Run, then: Then) -> impl IntoView {
    let page = expect_context::<Page>();
    let told = Memo::new(move |_| match review.state() {
        State::Done => review.read(|_, told| told.last().cloned()),
        _ => None,
    });
    whenever(move |_| {
        let (Some(told), Then::Next(score, _)) = (told.get(), then) else {
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
            (State::Done, Some(told)) => view! { <Verdict told kind then/> }.into_any(),
            (State::Done, None) => view! {
                <p class="says" role="status">{say::REVIEW_NONE.get()}</p>
                <Goes kind then/>
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
fn Verdict(told: Told, kind: Kind, then: Then) -> impl IntoView {
    let comes_back = told.verdict.is_fault() && matches!(then, Then::Next(..));
    let point = match then {
        Then::Back(says, _) => Some(says.get()),
        Then::Next(..) => None,
    };
    let choices = told.choices.into_iter().zip(0..);
    view! {
        <div class="says" tabindex="0" role="group" aria-label=verdict_name(told.verdict)>
            <p role="status">
                <span class=format!("mark {}", told.verdict.key())>{verdict_name(told.verdict)}</span>
                " "
                <b>{told.taken}</b>
                {(!told.price.is_empty()).then(|| format!(" · {}", told.price))}
                {comes_back.then(|| format!(". {}", say::DRILL_COMES_BACK.get()))}
            </p>
            <ul>{choices.map(|(choice, nth)| of_choice(choice, nth == 0)).collect_view()}</ul>
            {(!told.why.is_empty()).then(|| view! { <p>{told.why}</p> })}
            {point.map(|says| view! { <p>{says}</p> })}
        </div>
        <Goes kind then/>
    }
}

/// The button that goes on, or those that lead back and to more decisions of this kind.
#[component]
fn Goes(kind: Kind, then: Then) -> impl IntoView {
    let sheet = expect_context::<RwSignal<Option<Sheet>>>();
    match then {
        Then::Next(_, next) => view! {
            <div class="acts one">
                <button id=NEXT class="act go" on:click=move |_| next.run(())>{say::LESSON_NEXT.get()}</button>
            </div>
        }
        .into_any(),
        Then::Back(_, page) => {
            // An embedded table stores no score.
            let more = (!frame::is_embedded()).then(|| {
                let of_this_kind = Sheet::Trial(TrialFrom::School(kind as u8));
                view! { <button class="act" on:click=move |_| sheet.set(Some(of_this_kind))>{say::DRILL_MORE.get()}</button> }
            });
            let class = if more.is_some() { "acts few" } else { "acts one" };
            view! {
                <div class=class>
                    {more}
                    <button id=NEXT class="act go" on:click=move |_| sheet.set(Some(page))>{say::BACK.get()}</button>
                </div>
            }
            .into_any()
        }
    }
}
