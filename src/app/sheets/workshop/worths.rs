//! What each choice at the end of what was made is worth, as a review finds it.

use leptos::prelude::*;

use crate::app::i18n::say;
use crate::app::lazy::not_fetched;
use crate::app::platform::live::live;
use crate::app::sheets::lesson::{players, to_act};
use crate::app::sheets::review::{Choice, ReviewRequest, ReviewRun, ReviewState, of_choice};
use crate::app::table::page::Programs;
use crate::notation::{Lesson, Move, PreparedLesson};
use crate::school::drills::Exercise;

/// A button that begins to weigh the choices, and what came of it. `None`: there is nothing to choose.
pub fn worths(lesson: &Lesson, prepared: &PreparedLesson) -> Option<AnyView> {
    let programs = expect_context::<Programs>();
    let seat = to_act(lesson, prepared);
    let choices = prepared.table.choices(seat);
    let action = choices.first()?.plain();
    let found = Exercise {
        setup: players(&lesson.setup, seat),
        record: prepared.record.clone(),
        table: prepared.table.clone(),
    };
    let request = ReviewRequest::of_drill(&found, Move { seat, action }.to_string()).of_seat(seat);
    let review = RwSignal::new(None::<ReviewRun>);
    on_cleanup(move || {
        if let Some(review) = review.try_get_untracked().flatten() {
            review.cancel();
        }
    });
    let owner = Owner::current().unwrap_or_default();
    let begin = move |_| {
        review.set(Some(
            owner.with(|| ReviewRun::begin(request.clone(), programs)),
        ))
    };
    let inside = move || {
        let Some(run) = review.get() else {
            return Some(view! { <button type="button" class="act whole" on:click=begin.clone()>{say::WORKSHOP_WORTHS.get()}</button> }.into_any());
        };
        Some(match run.state() {
            ReviewState::Done => run.read(|_, text| match text.last() {
                Some(text) => {
                    let each = text.choices.iter().zip(0..).map(|(choice, nth)| {
                        // Nothing was done here.
                        let choice = Choice { is_taken: false, ..choice.clone() };
                        of_choice(choice, nth == 0)
                    });
                    view! { <ul class="choices" aria-label=say::WORKSHOP_WORTHS.get()>{each.collect_view()}</ul> }.into_any()
                }
                None => view! { <p class="rules" role="status">{say::REVIEW_NONE.get()}</p> }.into_any(),
            }),
            ReviewState::Failed => view! { <p role="alert">{not_fetched()}</p> }.into_any(),
            ReviewState::Thinking | ReviewState::Cancelled => {
                view! { <p class="rules" role="status">{say::ONE_MOMENT.get()}</p> }.into_any()
            }
        })
    };
    Some(live(inside).into_any())
}
