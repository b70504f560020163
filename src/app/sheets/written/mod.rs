//! Lessons that somebody has written: the room in which one is played, and the list of those on this device.

mod list;
mod title;
mod told;

pub use self::list::Lessons;
use self::title::title;

use leptos::prelude::*;

use super::SheetState;
use super::lesson::{Left, LessonRun, NEXT, Score, Staging, plays_on, room};
use super::room as rooms;
use super::taught::NextLesson;
use crate::app::embed::EmbedRequest;
use crate::app::i18n::say;
use crate::app::lazy::{Sheet, TrialFrom};
use crate::app::platform::entropy;
use crate::app::platform::frame::is_embedded;
use crate::app::platform::live::{live, whenever};
use crate::app::replay::Records;
use crate::app::storage::lessons::{self, LeftAt};
use crate::app::table::link::SheetLink;
use crate::app::table::page::Page;
use crate::app::words::refused::lesson_fault;
use crate::notation::{FragmentKind, Lesson, LessonFault, is_lesson, read_lesson_link};

/// The room.
#[component]
pub fn Written() -> impl IntoView {
    let page = expect_context::<Page>();
    let state = expect_context::<SheetState>();
    let link = expect_context::<SheetLink>().take(FragmentKind::Lesson);
    let asked_for = state.request().and_then(EmbedRequest::lesson);
    let next = state.slot::<NextLesson>();
    let (opened, from) = match asked_for.or(link) {
        Some(text) if is_lesson(&text) => (of_text(&text), None),
        Some(word) => (of_link(&word), None),
        None => match next.get_value() {
            Some(next) => (of_text(&next.text), next.from),
            None => (Err(Refused::lost()), None),
        },
    };
    if let Some(request) = state.request() {
        request.done();
    }
    let leave = move || {
        page.sheet
            .set(from.or_else(|| (!is_embedded()).then_some(Sheet::School)))
    };
    if let Ok(lesson) = &opened {
        // Whoever plays on from its end comes back to it.
        let text = lesson.to_string();
        next.set_value(Some(NextLesson { text, from }));
    }
    let left = opened.as_ref().ok().filter(|_| !is_embedded());
    let left = left.and_then(lessons::left);
    let opened = StoredValue::new(opened);
    // Each press of *Again* begins another round, from the beginning.
    let round = RwSignal::new(left);
    live(move || {
        let left = round.get();
        Some(match opened.get_value() {
            Ok(lesson) => play(page, state, lesson, left, round, leave),
            Err(why) => refused(page, state, &why, leave),
        })
    })
}

/// Why a lesson cannot be played: in the language of the page, and in English.
#[derive(Clone)]
struct Refused {
    says: String,
    english: String,
}

impl Refused {
    fn lost() -> Refused {
        Refused {
            says: say::LESSON_LOST.get().into(),
            english: "There is no lesson.".into(),
        }
    }
}

impl From<LessonFault> for Refused {
    fn from(fault: LessonFault) -> Refused {
        Refused {
            says: lesson_fault(&fault),
            english: format!("{fault}."),
        }
    }
}

fn of_link(word: &str) -> Result<Lesson, Refused> {
    read_lesson_link(word).map_err(|error| Refused {
        says: say::LESSON_LINK_UNREAD.get().into(),
        english: error.to_string(),
    })
}

fn of_text(text: &str) -> Result<Lesson, Refused> {
    text.parse().map_err(|fault: LessonFault| fault.into())
}

/// Plays the lesson, from where it was left. It is noted among those on this device.
fn play(
    page: Page,
    state: SheetState,
    lesson: Lesson,
    left: Option<LeftAt>,
    round: RwSignal<Option<LeftAt>>,
    leave: impl Fn() + Copy + Send + Sync + 'static,
) -> AnyView {
    // Cards that are not given are others each time.
    let prepared = match lesson.prepare(entropy::seed()) {
        Ok(prepared) => prepared,
        Err(fault) => return refused(page, state, &fault.into(), leave),
    };
    let title = title(&lesson);
    let of = StoredValue::new(lesson.clone());
    let on = StoredValue::new(plays_on(&lesson, &prepared));
    let over = match lesson.is_situation() && on.with_value(Option::is_some) {
        true => say::LESSON_SITUATION,
        false => say::LESSON_OVER,
    };
    let from = left.map_or_else(Left::default, |LeftAt { step, score }| Left {
        at: step.min(lesson.steps.len()),
        score: Score {
            good: score.0,
            all: score.1,
        },
    });
    let Some(run) = LessonRun::new(lesson, prepared, from, page) else {
        return refused(page, state, &Refused::lost(), leave);
    };
    told::tells(run, state);
    let records = expect_context::<Records>();
    if !is_embedded() && of.with_value(lessons::put).is_err() {
        page.save_state
            .notify(say::NOTHING_IS_KEPT.get().into(), None);
    }
    whenever(move |_| {
        let left = run.left().filter(|left| left.at > 0);
        let left = left.map(|Left { at, score }| LeftAt {
            step: at,
            score: (score.good, score.all),
        });
        if !is_embedded() {
            of.with_value(|lesson| lessons::leaves(lesson, left));
        }
    });
    let ends = Callback::new(move |run: LessonRun| {
        let Score { good, all } = run.score();
        of.with_value(|lesson| lessons::learnt(lesson, good, all));
        let on = on.get_value().map(|(position, setup)| {
            let play_on = move |_| {
                records.try_from(position.clone(), setup.clone());
                page.sheet.set(Some(Sheet::Trial(TrialFrom::Written)));
            };
            view! { <button class="act" on:click=play_on>{say::WORKSHOP_PLAY_ON.get()}</button> }
        });
        view! {
            <div class="acts few">
                <button class="act" on:click=move |_| round.set(None)>{say::LESSON_AGAIN.get()}</button>
                {on}
                <button id=NEXT class="act go" on:click=move |_| leave()>{say::BACK.get()}</button>
            </div>
        }
        .into_any()
    });
    let anew = left.map(|_| Callback::new(move |()| round.set(None)));
    let staging = Staging {
        title,
        messages: &[],
        over,
        score: say::lesson_score,
        anew,
        ends,
    };
    room(page, run, staging, leave)
}

/// Why a lesson cannot be played.
fn refused(
    page: Page,
    state: SheetState,
    why: &Refused,
    leave: impl Fn() + Copy + Send + Sync + 'static,
) -> AnyView {
    told::refuses(state, &why.english);
    let why = why.says.clone();
    rooms::escape_leaves(leave);
    let title = move || say::LESSONS.get().to_owned();
    let inside = view! {
        <div class="coach"><p role="alert">{why}</p></div>
        {rooms::beneath(rooms::one_button(NEXT, say::BACK.get(), leave))}
    };
    rooms::frame(
        page,
        "room lesson",
        title,
        title,
        rooms::tools(None, None, leave),
        inside,
    )
}
