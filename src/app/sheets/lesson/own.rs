//! The page's own lessons: the guided deals of three-card Brag, and the tables of betting that the sources print. They are
//! texts like any other (`own/`), whose sentences are messages.
//!
//! The sources leave the hands of those who fold open, the French ones the first winner, and the example with four players all
//! hands: those are ours. With an ante of 1 every pot is higher than theirs by a chip for each player. The last two tables are
//! examples of the rule book: no source prints one of these games.

use leptos::prelude::*;

use super::place::{Staging, room};
use super::run::{Left, LessonRun, NEXT};
use super::says::says;
use crate::app::i18n::{Text, say};
use crate::app::lazy::{GuidedDeal, OpenSheet, RetoldTable, Sheet};
use crate::app::platform::frame;
use crate::app::platform::live::whenever;
use crate::app::sheets::room as rooms;
use crate::app::storage::path::{self, Gone};
use crate::app::storage::store;
use crate::app::table::page::Page;
use crate::notation::Lesson;
use crate::random::Seed;

/// Messages by their names.
macro_rules! messages {
    ($($name:ident),* $(,)?) => {
        &[$((stringify!($name), say::$name)),*]
    };
}

/// What the page's own lessons say.
pub static MESSAGES: &[(&str, Text)] = messages![
    LESSON_FIRST,
    LESSON_FIRST_POT,
    LESSON_FIRST_BLIND,
    LESSON_FIRST_YOURS,
    LESSON_FIRST_LEVEL,
    LESSON_FIRST_LOOK,
    LESSON_FIRST_OPEN,
    LESSON_FIRST_BLIND_MAN,
    LESSON_FIRST_SEE,
    LESSON_FIRST_END,
    LESSON_KEPT,
    LESSON_KEPT_BET,
    LESSON_KEPT_STAYS,
    LESSON_KEPT_TWO,
    LESSON_KEPT_LOOK,
    LESSON_KEPT_THROW,
    LESSON_KEPT_BET_AGAIN,
    LESSON_KEPT_SEE,
    LESSON_KEPT_END,
    LESSON_COVER,
    LESSON_COVER_SHORT,
    LESSON_COVER_LOOK,
    LESSON_COVER_COVER,
    LESSON_COVER_NEW,
    LESSON_COVER_END,
    RETOLD_ASK,
    RETOLD_FOUR,
    RETOLD_PAGAT_1,
    RETOLD_PAGAT_2,
    RETOLD_FRENCH_1,
    RETOLD_FRENCH_2,
    RETOLD_CLASSIC,
    RETOLD_CASINO,
    RETOLD_NOTE_PACE,
    RETOLD_NOTE_NERVE,
    RETOLD_NOTE_SPENT,
    RETOLD_NOTE_UNSEEN,
    RETOLD_NOTE_FRENCH_1_1,
    RETOLD_NOTE_FRENCH_1_2,
    RETOLD_NOTE_FRENCH_1_3,
    RETOLD_NOTE_FRENCH_1_4,
    RETOLD_NOTE_FRENCH_1_5,
    RETOLD_NOTE_FRENCH_1_6,
    RETOLD_NOTE_FRENCH_2_1,
    RETOLD_NOTE_FRENCH_2_2,
    RETOLD_NOTE_FRENCH_2_3,
    RETOLD_NOTE_FRENCH_2_4,
    RETOLD_NOTE_FRENCH_2_5,
];

/// The text of a guided deal.
pub(super) const fn guided(deal: GuidedDeal) -> &'static str {
    match deal {
        GuidedDeal::First => include_str!("own/guided_first.txt"),
        GuidedDeal::Kept => include_str!("own/guided_kept.txt"),
        GuidedDeal::Cover => include_str!("own/guided_cover.txt"),
    }
}

/// The text of a table of the sources.
pub(super) const fn retold(table: RetoldTable) -> &'static str {
    match table {
        RetoldTable::Four => include_str!("own/retold_four.txt"),
        RetoldTable::FirstEnglish => include_str!("own/retold_first_english.txt"),
        RetoldTable::SecondEnglish => include_str!("own/retold_second_english.txt"),
        RetoldTable::FirstFrench => include_str!("own/retold_first_french.txt"),
        RetoldTable::SecondFrench => include_str!("own/retold_second_french.txt"),
        RetoldTable::Classic => include_str!("own/retold_classic.txt"),
        RetoldTable::House => include_str!("own/retold_house.txt"),
    }
}

/// The texts of all of the page's own lessons.
#[cfg(test)]
pub fn texts() -> Vec<&'static str> {
    let guided = GuidedDeal::ALL.map(guided);
    guided
        .into_iter()
        .chain(RetoldTable::ALL.map(retold))
        .collect()
}

/// A button that opens the guided deals.
#[component]
pub fn ToLessons() -> impl IntoView {
    let sheet = expect_context::<OpenSheet>();
    let open = move |_| sheet.set(Some(Sheet::Lesson(GuidedDeal::First)));
    view! { <button type="button" class="add" on:click=open>{say::PLAY_A_FIRST_DEAL.get()}</button> }
}

/// Buttons that open the tables of the sources.
#[component]
pub fn ToRetold() -> impl IntoView {
    let sheet = expect_context::<OpenSheet>();
    let one = move |table: RetoldTable| {
        let lesson = retold(table).parse::<Lesson>().ok()?;
        let title = title(&lesson);
        let open = move |_| sheet.set(Some(Sheet::Retold(table)));
        Some(view! { <button type="button" class="add" on:click=open>{title}</button> })
    };
    view! {
        <h3>{say::RETOLD_HEAD.get()}</h3>
        <p class="rules">{say::RETOLD_IS.get()}</p>
        {RetoldTable::ALL.map(one).collect_view()}
    }
}

#[component]
pub fn GuidedLesson(deal: GuidedDeal) -> impl IntoView {
    let page = expect_context::<Page>();
    opened(
        page,
        guided(deal),
        move |run| {
            // Whoever closes the page in the middle finds it on the first screen.
            note(Some(deal));
            whenever(move |_| {
                if run.is_at_the_end() {
                    note(deal.next());
                }
            });
            Callback::new(move |_| after_guided(page, deal))
        },
        say::lesson_score,
    )
}

/// A table of the sources.
#[component]
pub fn RetoldLesson(table: RetoldTable) -> impl IntoView {
    let page = expect_context::<Page>();
    opened(
        page,
        retold(table),
        move |_| {
            Callback::new(move |_| {
                rooms::one_button(NEXT, say::LESSON_BACK.get(), move || page.sheet.set(None))
            })
        },
        say::retold_end,
    )
}

/// Opens one of the page's own lessons. `ends` makes what stands beneath its last text.
fn opened(
    page: Page,
    text: &str,
    ends: impl FnOnce(LessonRun) -> Callback<LessonRun, AnyView>,
    score: fn(u64, u64) -> String,
) -> AnyView {
    let leave = move || page.sheet.set(None);
    let lesson = text.parse::<Lesson>().ok();
    // All cards that matter are given.
    let prepared = lesson.and_then(|lesson| Some((lesson.prepare(Seed([0; 32])).ok()?, lesson)));
    let begun = prepared.and_then(|(prepared, lesson)| {
        let title = title(&lesson);
        Some((
            title,
            LessonRun::new(lesson, prepared, Left::default(), page)?,
        ))
    });
    let Some((title, run)) = begun else {
        request_animation_frame(leave);
        return ().into_any();
    };
    let staging = Staging {
        title,
        messages: MESSAGES,
        over: say::LESSON_OVER,
        score,
        anew: None,
        ends: ends(run),
    };
    room(page, run, staging, leave)
}

/// The title of one of the page's own lessons.
fn title(lesson: &Lesson) -> String {
    let sentence = crate::notation::Sentence::new(&lesson.title);
    sentence.map_or_else(|_| lesson.title.clone(), |title| says(&title, MESSAGES))
}

/// Notes the guided deal that is in progress, or that none is.
fn note(deal: Option<GuidedDeal>) {
    match deal {
        // Without it the deals begin anew.
        Some(deal) => _ = store::put(store::IN_PROGRESS, deal.stored()),
        None => store::delete(store::IN_PROGRESS),
    }
}

/// Where one goes from a guided deal.
fn after_guided(page: Page, deal: GuidedDeal) -> AnyView {
    let is_new = rooms::is_table_new(page);
    let deals = move || {
        page.sheet.set(None);
        if is_new {
            page.game.deal();
        }
    };
    let says = if is_new {
        say::DEAL_ME_IN
    } else {
        say::LESSON_BACK
    };
    let is_last = deal.next().is_none();
    let (next, says_next) = match deal.next() {
        None => (Sheet::School, say::path_next(say::DRILLS.get())),
        Some(next) => (Sheet::Lesson(next), say::LESSON_ON.get().to_owned()),
    };
    if is_last {
        Gone::Guided.store();
        path::is_learnt();
    }
    let go_on = move |_| page.sheet.set(Some(next));
    // An embedded table has no school.
    if is_last && frame::is_embedded() {
        return rooms::one_button(NEXT, says.get(), deals);
    }
    let has_school = !is_last && !frame::is_embedded();
    let class = if has_school { "acts three" } else { "acts few" };
    // Who wants no further deal finds what else there is to learn.
    let school = has_school.then(|| {
        let open = move |_| page.sheet.set(Some(Sheet::School));
        view! { <button class="act" on:click=open>{say::SCHOOL.get()}</button> }
    });
    view! {
        <div class=class>
            <button class="act" on:click=move |_| deals()>{says.get()}</button>
            {school}
            <button id=NEXT class="act go" on:click=go_on>
                {says_next}
            </button>
        </div>
    }
    .into_any()
}
