//! What the learner can answer to a question, and what is told of his answer.

use leptos::prelude::*;

use super::run::{LessonRun, NEXT, Now};
use super::says::{paragraphs, says, words as with_words};
use crate::app::i18n::{Text, say};
use crate::app::platform::live::live;
use crate::app::sheets::room;
use crate::engine::Action;
use crate::notation::{LessonVerdict, Sentence};

/// A list of what the learner can do.
pub fn options(run: LessonRun) -> AnyView {
    let one = |(nth, (action, label)): (usize, (Action, String))| {
        let id = (nth == 0).then_some(NEXT);
        view! { <button id=id class="act" on:click=move |_| run.answers(action)>{label}</button> }
    };
    let options = run.options().into_iter().enumerate();
    view! {
        <section class="controls chooses" aria-label=say::WHAT_YOU_CAN_DO.get()>
            <div class="acts few wraps">{options.map(one).collect_view()}</div>
        </section>
    }
    .into_any()
}

/// The hint to the question that is asked now. `None`: there is none.
fn hint(run: LessonRun) -> Option<Sentence> {
    let is_asked = matches!(run.now(), Now::Does(_) | Now::Chooses);
    run.question().filter(|_| is_asked)?.hint
}

/// The hint, once the learner has asked for it.
#[must_use]
pub fn help(run: LessonRun, messages: &[(&str, Text)]) -> Option<AnyView> {
    let hint = hint(run).filter(|_| run.is_helped.get())?;
    Some(
        view! { <p class="helps">{with_words(&says(&hint, messages), run.explained)}</p> }
            .into_any(),
    )
}

/// The button that asks for the hint. `None`: there is no hint, or it is told already.
#[must_use]
pub fn help_button(run: LessonRun) -> Option<AnyView> {
    hint(run).filter(|_| !run.is_helped.get())?;
    let helps = move |_| run.is_helped.set(true);
    Some(
        view! { <button type="button" class="add" on:click=helps>{say::HINT.get()}</button> }
            .into_any(),
    )
}

/// What is told of an answer: how good it is, what the writer says to it, and what the lesson goes on with.
#[must_use]
pub fn reply(run: LessonRun, answer: Action, messages: &'static [(&'static str, Text)]) -> AnyView {
    let question = run.question();
    let given = question.as_ref().and_then(|question| {
        let mut answers = question.answers.iter();
        answers.find(|given| given.answer.action == answer).cloned()
    });
    let otherwise = question.and_then(|question| question.otherwise);
    let words = match given.and_then(|given| given.says) {
        Some(words) => Some(words),
        None => otherwise,
    };
    let words = words.map(|words| paragraphs(&says(&words, messages), run.explained));
    let verdict = run.verdict(answer);
    let mark = verdict.map(|verdict| {
        let (class, called) = called(verdict);
        view! { <span class=format!("mark {class}")>{called.get()}</span>" " }
    });
    let choices = run.game.choices();
    // What the lesson goes on with would tell a learner who may try again what is right.
    let next = run.next().filter(|_| verdict.is_none());
    let done = next.and_then(|next| run.label(next, &choices));
    let done = done.map(|done| say::retold_did(&done));
    let same = (next == Some(answer)).then(|| say::RETOLD_SAME.get());
    let expert = move || {
        let worths = Some(run.worths.get()).filter(|worths| !worths.is_empty())?;
        let each = |(button, figure)| view! { <li><b>{button}</b>" "{figure}</li> };
        let choices: Vec<_> = worths.into_iter().map(each).collect();
        Some(view! { <p>{say::RETOLD_EXPERT.get()}</p><ul>{choices}</ul> })
    };
    view! {
        <div class="says" role="group" aria-label=say::LESSON_ANSWER.get()>
            <p>{mark}{done}" "{same}</p>
            {words}
            {live(expert)}
        </div>
    }
    .into_any()
}

/// The buttons beneath what is told: it goes on, and a mistake can be put right first.
#[must_use]
pub fn buttons(run: LessonRun, answer: Action) -> AnyView {
    if run.verdict(answer) != Some(LessonVerdict::Wrong) {
        return room::one_button(NEXT, say::LESSON_NEXT.get(), move || run.goes_on());
    }
    view! {
        <div class="acts few">
            <button class="act" on:click=move |_| run.asks_again()>{say::TRY_AGAIN.get()}</button>
            <button id=NEXT class="act go" on:click=move |_| run.goes_on()>{say::LESSON_NEXT.get()}</button>
        </div>
    }
    .into_any()
}

/// What an answer is called, and the class that colours it.
fn called(verdict: LessonVerdict) -> (&'static str, Text) {
    match verdict {
        LessonVerdict::Right => ("best", say::VERDICT_BEST),
        LessonVerdict::Good => ("good", say::VERDICT_GOOD),
        LessonVerdict::Wrong => ("mistake", say::VERDICT_MISTAKE),
    }
}
