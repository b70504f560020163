//! What a decision was worth, beneath the felt of a drill.

use leptos::prelude::*;

use super::round::{ALL, Answered, Round};
use super::worth::{answers, price, reason, size};
use crate::app::i18n::{Text, say};
use crate::app::lazy::{DrillOf, OpenSheet, Sheet, not_fetched};
use crate::app::platform::focus::focus_element;
use crate::app::platform::frame;
use crate::app::platform::live::{live, whenever};
use crate::app::sheets::SheetState;
use crate::app::sheets::chosen::today;
use crate::app::sheets::every_hand::{EveryHand, Of, ShownChart};
use crate::app::sheets::figures::figures;
use crate::app::sheets::review::{
    DecisionText, ReviewRun, ReviewState, of_choice, set_hands, verdict_name,
};
use crate::app::sheets::sets_up::SetsUp;
use crate::app::storage::drills;
use crate::app::table::page::Page;
use crate::school::drills::{Exercise, Judged, Kind};

/// The id of the button that goes on.
const NEXT: &str = "drill-next";

/// What follows a verdict. Copies are the same.
#[derive(Clone, Copy)]
pub enum Then {
    /// It counts, and another decision follows, or how the ten went.
    Next(Round),
    /// It was asked once more, and does not count. How the ten went follows.
    Over(Round),
    /// It was about this advice, and does not count. This sheet tells more.
    Back(Text, Sheet),
}

impl Then {
    /// Keeps the round while another sheet is open that leads back to it.
    fn waits(self, state: SheetState) {
        if let Then::Next(round) | Then::Over(round) = self {
            round.waits(state);
        }
    }
}

/// The verdict, as soon as it is found. It counts once.
#[component]
pub fn Answer(
    kind: Kind,
    found: StoredValue<Exercise>,
    review: ReviewRun,
    then: Then,
) -> impl IntoView {
    let page = expect_context::<Page>();
    let text = Memo::new(move |_| match review.state() {
        ReviewState::Done => review.read(|_, text| text.last().cloned()),
        _ => None,
    });
    whenever(move |_| {
        let (Some(text), Then::Next(round)) = (text.get(), then) else {
            return;
        };
        let made = Answered {
            kind,
            found: found.get_value(),
            judged: Judged::of(kind, &text.decision),
            text,
        };
        if drills::answer(kind, made.is_good(), today().number()).is_err() {
            page.save_state
                .notify(say::NOTHING_IS_KEPT.get().into(), None);
        }
        round.made.update(|all| all.push(made));
    });
    whenever(move |_| {
        if review.state() == ReviewState::Done {
            request_animation_frame(|| focus_element(NEXT));
        }
    });
    let inside = move || {
        Some(match (review.state(), text.get()) {
            (ReviewState::Done, Some(text)) => {
                let of = review.every_hand(&text);
                view! { <Verdict text kind then of/> }.into_any()
            }
            (ReviewState::Done, None) => view! {
                <p class="says" role="status">{say::REVIEW_NONE.get()}</p>
                <Goes kind then/>
            }
            .into_any(),
            (ReviewState::Failed, _) => view! {
                <p class="says" role="alert">{not_fetched()}</p>
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

/// The verdict in one sentence, with the answers behind a touch, and the button that goes on.
#[component]
fn Verdict(text: DecisionText, kind: Kind, then: Then, of: Of) -> impl IntoView {
    let shown = ShownChart::new();
    let state = expect_context::<SheetState>();
    let charted = of.clone();
    let every_hand = of.is_charted().then(|| {
        view! { <button class="add" aria-haspopup="dialog" on:click=move |_| shown.show(charted.clone())>{say::EVERY_HAND.get()}</button> }
    });
    let table = Callback::new(move |()| of.situation());
    let leaves = Callback::new(move |()| then.waits(state));
    let judged = Judged::of(kind, &text.decision);
    let comes_back = judged.verdict.is_fault() && matches!(then, Then::Next(..));
    let point = match then {
        Then::Back(says, _) => Some(says.get()),
        Then::Next(..) | Then::Over(..) => None,
    };
    let solved = text.decision.is_solved.is_some();
    let besides = [
        (!text.why.is_empty()).then(|| text.why.clone()),
        size(&text, &judged),
        solved.then(|| say::REVIEW_AGAINST_BEST.get().into()),
        point.map(Into::into),
        comes_back.then(|| say::DRILL_COMES_BACK.get().into()),
    ];
    let besides = besides.into_iter().flatten();
    let price = price(&text, &judged);
    let called = match judged.verdict == text.verdict {
        true => text.called,
        false => verdict_name(judged.verdict),
    };
    let choices = answers(&text, &judged);
    let hands = set_hands(&choices);
    let choices = choices.into_iter().zip(0..);
    let inside = view! {
        {(!price.is_empty()).then(|| view! { <p class="price">{price}</p> })}
        <ul>{choices.map(|(choice, nth)| of_choice(choice, nth == 0)).collect_view()}</ul>
        {besides.map(|says: String| view! { <p>{says}</p> }).collect_view()}
    };
    view! {
        <div class="says" tabindex="0" role="group" aria-label=called>
            <p role="status">
                <span class=format!("mark {}", judged.verdict.key())>{called}</span>
                " "
                {judged.verdict.is_fault().then(|| view! { <b>{text.taken.clone()}</b>". " })}
                {reason(&text, &judged)}
            </p>
            {hands}
            {figures(None, inside)}
            {every_hand}
            <SetsUp class="add" label=None table before=leaves/>
        </div>
        <Goes kind then/>
        <EveryHand shown/>
    }
}

/// The button that goes on, or those that lead back and to more decisions of this kind.
#[component]
fn Goes(kind: Kind, then: Then) -> impl IntoView {
    let sheet = expect_context::<OpenSheet>();
    match then {
        Then::Next(round) | Then::Over(round) => {
            let says = move || match round.made.with(Vec::len) >= ALL {
                true => say::DRILLS_HOW.get(),
                false => say::LESSON_NEXT.get(),
            };
            view! {
                <div class="acts one">
                    <button id=NEXT class="act go" on:click=move |_| round.goes_on()>{says}</button>
                </div>
            }
            .into_any()
        }
        Then::Back(_, page) => {
            // An embedded table stores no score.
            let more = (!frame::is_embedded()).then(|| {
                let of_this_kind = Sheet::Drill(DrillOf::Kind(kind));
                view! { <button class="act" on:click=move |_| sheet.set(Some(of_this_kind))>{say::DRILL_MORE.get()}</button> }
            });
            let class = if more.is_some() {
                "acts few"
            } else {
                "acts one"
            };
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
