//! The end of the course: what went well in the ten deals against bots, the worst decision, and the way to the table.

use leptos::prelude::*;

use super::review::{
    DecisionText, ReviewRequest, ReviewRun, ReviewState, small_cards, verdict_name,
};
use super::{SheetState, room};
use crate::app::i18n::say;
use crate::app::lazy::{OpenSheet, Sheet, TrialFrom, not_fetched};
use crate::app::platform::focus::focus_element;
use crate::app::platform::live::live;
use crate::app::replay::Records;
use crate::app::table::page::Page;
use crate::app::words::signed;
use crate::notation::Record;
use crate::school::outcome::Outcome;
use crate::sitting::session::Setup;

/// The id of the heading.
const HEAD: &str = "course-head";

/// The ten deals with which the course ends, when they are over.
#[derive(Clone)]
pub struct Course {
    /// Who played.
    pub setup: Setup,
    /// What was played.
    pub record: Record,
    /// What the player made of it.
    pub outcome: Outcome,
    /// What reviews it. `None`: the review has not begun.
    pub review: Option<ReviewRun>,
}

/// The page.
#[component]
pub fn CourseEnd() -> impl IntoView {
    let page = expect_context::<Page>();
    let state = expect_context::<SheetState>();
    let kept = state.slot::<Course>();
    room::hold(page);
    let Some(course) = kept.get_value() else {
        request_animation_frame(move || page.sheet.set(Some(Sheet::School)));
        return ().into_any();
    };
    let request = ReviewRequest::of_ten(course.record.clone(), course.setup.clone());
    let programs = page.programs;
    let begin = || state.lasting(|| ReviewRun::begin(request, programs));
    let run = course.review.unwrap_or_else(begin);
    kept.set_value(Some(Course {
        review: Some(run),
        ..course.clone()
    }));
    let leave = move |to: Option<Sheet>| {
        run.cancel();
        kept.set_value(None);
        page.sheet.set(to);
    };
    let is_new = room::is_table_new(page);
    let play = move |_| {
        leave(None);
        if is_new {
            page.game.deal();
        }
    };
    room::escape_leaves(move || leave(Some(Sheet::School)));
    let sum = sum(&course.outcome);
    let setup = course.setup.clone();
    let worst = move || Some(of_run(run, &setup));
    request_animation_frame(|| focus_element(HEAD));
    view! {
        <div class="room trial ten drill" role="group" aria-label=say::COURSE_END.get()>
            <header class="bar">
                <h1>{say::SCHOOL.get()}</h1>
                <button class="leave" on:click=move |_| leave(Some(Sheet::School))>{say::LESSON_LEAVE.get()}</button>
            </header>
            <section class="over" aria-labelledby=HEAD>
                <div class="sums">
                    <h2 id=HEAD tabindex="-1">{say::COURSE_END.get()}</h2>
                    <p class="rules">{sum}</p>
                    <article class="one">
                        <h3>{say::COURSE_WELL.get()}</h3>
                        <ul>{well(&course.outcome).into_iter().map(|says| view! { <li>{says}</li> }).collect_view()}{live(move || Some(good(run)))}</ul>
                    </article>
                    {live(worst)}
                </div>
                <div class="goes">
                    <button class="act" on:click=move |_| leave(Some(Sheet::School))>{say::COURSE_MORE.get()}</button>
                    <button class="act go" on:click=play>{say::PLAY_NOW.get()}</button>
                </div>
            </section>
        </div>
    }
    .into_any()
}

/// How the deals went.
fn sum(outcome: &Outcome) -> String {
    let all = outcome.gains.len() as u64;
    say::course_won(outcome.won().into(), all, &signed(outcome.gain()))
}

/// What went well in these deals.
fn well(outcome: &Outcome) -> Vec<String> {
    let deals = outcome.gains.iter().zip(1..);
    let best = deals.max_by_key(|(gain, _)| **gain);
    let best = best.filter(|(gain, _)| **gain > 0);
    let best = best.map(|(gain, deal)| say::course_best(deal, &signed(*gain)));
    let blind = (outcome.blind > 0).then(|| say::ten_blind_wins(outcome.blind.into()));
    [best, blind].into_iter().flatten().collect()
}

/// How many decisions were good.
fn good(run: ReviewRun) -> Option<impl IntoView> {
    (run.state() == ReviewState::Done).then(|| {
        let (good, all) = run.read(|_, text| {
            let good = text.iter().filter(|text| !text.verdict.is_fault());
            (good.count() as u64, text.len() as u64)
        });
        view! { <li>{say::course_good(good, all)}</li> }
    })
}

/// The worst decision, as far as it is found.
fn of_run(run: ReviewRun, setup: &Setup) -> AnyView {
    match run.state() {
        ReviewState::Thinking => view! {
            <article class="one">
                <p role="status">{say::COURSE_LOOKS.get()}</p>
                <progress max=move || run.progress().1 value=move || run.progress().0 aria-label=say::COURSE_LOOKS.get()></progress>
            </article>
        }
        .into_any(),
        ReviewState::Cancelled => ().into_any(),
        ReviewState::Failed => view! {
            <p class="rules" role="alert">{not_fetched()}</p>
            <button class="act" on:click=move |_| run.again()>{say::TRY_AGAIN.get()}</button>
        }
        .into_any(),
        ReviewState::Done => {
            let worst = run.read(|_, text| {
                let faults = text.iter().filter(|text| text.verdict.is_fault());
                faults.max_by_key(|text| text.cost).cloned()
            });
            match worst {
                Some(text) => view! { <Worst text setup=setup.clone()/> }.into_any(),
                None => view! { <p class="rules" role="status">{say::DRILLS_NO_FAULT.get()}</p> }.into_any(),
            }
        }
    }
}

/// The worst decision, which can be tried again.
#[component]
fn Worst(text: DecisionText, setup: Setup) -> impl IntoView {
    let sheet = expect_context::<OpenSheet>();
    let records = expect_context::<Records>();
    let position = text.position.clone();
    let again = move |_| {
        records.try_from(position.clone(), setup.clone());
        sheet.set(Some(Sheet::Trial(TrialFrom::CourseEnd)));
    };
    let (says, _) = text.told();
    view! {
        <article class="one">
            <h3>{say::course_worst(text.deal.into())}</h3>
            <div class="cards">{small_cards(&text.cards)}</div>
            <p role="status">
                <span class=format!("mark {}", text.verdict.key())>{verdict_name(text.verdict)}</span>
                " "
                <b>{text.taken.clone()}</b>
                <br/>
                {says}
            </p>
            <button class="asks" on:click=again>{say::TRY_AGAIN.get()}</button>
        </article>
    }
}
