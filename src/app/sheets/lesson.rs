//! The sheet of a guided deal: a felt of its own in place of the table.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

use crate::app::i18n::say;
use crate::app::lazy::{GuidedDeal, Sheet};
use crate::app::platform::focus::focus_element;
use crate::app::platform::live::{live, whenever};
use crate::app::platform::{frame, keyboard};
use crate::app::sheets::lessons::{self, Coach, Highlight, LessonStep, Task};
use crate::app::sheets::room::{self, Room};
use crate::app::storage::path::{self, Gone};
use crate::app::storage::store;
use crate::app::table::controls::controls;
use crate::app::table::felt::felt;
use crate::app::table::log::Log;
use crate::app::table::page::Page;
use crate::app::table::patch::{Node, Permission};
use crate::app::table::press::Press;
use crate::engine::Action;

/// The id of the button that continues the lesson.
const NEXT: &str = "lesson-next";

/// A button that opens the guided deals.
#[component]
pub fn ToLessons() -> impl IntoView {
    let sheet = expect_context::<RwSignal<Option<Sheet>>>();
    let open = move |_| sheet.set(Some(Sheet::Lesson(GuidedDeal::First)));
    view! { <button type="button" class="add" on:click=open>{say::PLAY_A_FIRST_DEAL.get()}</button> }
}

/// A guided deal.
#[component]
pub fn Lesson(deal: GuidedDeal) -> impl IntoView {
    let page = expect_context::<Page>();
    let sheet = page.sheet;
    let leave = move || sheet.set(None);
    let lesson = lessons::of(deal);
    let Some(coach) = Coach::new(lesson, page.settings) else {
        request_animation_frame(leave);
        return ().into_any();
    };
    let title = lesson.title;
    // Whoever closes the page in the middle finds it on the first screen.
    note(Some(deal));
    whenever(move |_| {
        if coach.is_at_the_end() {
            note(deal.next());
        }
    });
    room::listen(move |key| press(coach, key, leave));
    whenever(move |_| {
        if coach.mark().is_some() {
            request_animation_frame(focus_asked);
        }
    });
    let says = move || match coach.mark().and_then(LessonStep::text) {
        Some(text) => text.get().to_owned(),
        None => coach.game().log(Log::last),
    };
    let buttons = move || {
        let is_read = coach.asked().is_none() && coach.mark().is_some();
        is_read.then(|| room::beneath(read(page, coach, deal)))
    };
    let room = Room::new(coach.game(), page);
    let inside = view! {
        <div class="coach" class:quiet=move || coach.mark().is_none()>
            <p role="status">{says}</p>
            {live(move || Some(dots(coach)))}
        </div>
        {room.drawn(move |page| table(page, coach), buttons)}
    };
    let tools = room::tools(None, Some(coach.game()), leave);
    let title = move || title.get().to_owned();
    room::frame(page, "room lesson", title, title, tools, inside)
}

/// Notes the guided deal that is in progress, or that none is.
fn note(deal: Option<GuidedDeal>) {
    match deal {
        // Without it the deals begin anew.
        Some(deal) => _ = store::put(store::IN_PROGRESS, deal.stored()),
        None => store::delete(store::IN_PROGRESS),
    }
}

/// Draws the felt and, while the learner must do something, the controls.
fn table(page: Page, coach: Coach) -> Vec<Node> {
    let asked = coach.asked();
    let permission = |press: Press| match press {
        Press::Skip | Press::Landed(_) => Permission::Allow,
        _ if asked.is_some_and(|asked| does_task(press, asked)) => Permission::Expect,
        _ => Permission::Deny,
    };
    let felt = page.scene(felt).restrict(&permission);
    let felt = match coach.mark() {
        Some(LessonStep::Says(_, Highlight::Pot)) => felt.highlight("pot", 0),
        Some(LessonStep::Says(_, Highlight::Player(seat))) => felt.highlight("seat", seat.into()),
        _ => felt,
    };
    let is_read = coach.mark().is_some() && asked.is_none();
    // A dimmed button would not say why it is.
    let opens = |press: Press| matches!(press, Press::Open(Sheet::Review(..)));
    let controls = (!is_read).then(|| page.scene(controls).without(&opens).restrict(&permission));
    [felt].into_iter().chain(controls).collect()
}

/// Whether a press is the one that the lesson waits for.
fn does_task(press: Press, asked: Task) -> bool {
    match (press, asked) {
        (Press::Deal, Task::Deal) => true,
        (Press::Act(action), Task::Move(asked)) => action == asked.action,
        // A lesson asks for the least bet, and that amount is set.
        (Press::Pay, Task::Move(asked)) => matches!(asked.action, Action::Bet(_)),
        _ => false,
    }
}

/// The button that continues when the text has been read.
fn read(page: Page, coach: Coach, deal: GuidedDeal) -> AnyView {
    if !coach.is_at_the_end() {
        return room::one_button(NEXT, say::LESSON_NEXT.get(), move || coach.goes_on());
    }
    let is_new = room::is_table_new(page);
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
        return room::one_button(NEXT, says.get(), deals);
    }
    view! {
        <div class="acts few">
            <button class="act" on:click=move |_| deals()>{says.get()}</button>
            <button id=NEXT class="act go" on:click=go_on>
                {says_next}
            </button>
        </div>
    }
    .into_any()
}

/// Dots that show the progress of the lesson.
fn dots(coach: Coach) -> AnyView {
    let (at, count) = coach.progress();
    let dot = |nth| view! { <i class:on=nth < at></i> };
    view! {
        <div class="dots" role="img" aria-label=say::step_of(at as u64, count as u64)>
            {(0..count).map(dot).collect_view()}
        </div>
    }
    .into_any()
}

/// Focuses the button that is asked for, or the one that continues.
fn focus_asked() {
    if !frame::may_focus() {
        return;
    }
    if asked().is_none() {
        return focus_element(NEXT);
    }
    if let Some(asked) = asked() {
        // Fails only for elements that cannot have the focus.
        let _ = asked.focus();
    }
}

/// The button that the lesson waits for.
fn asked() -> Option<HtmlElement> {
    let asked = document().query_selector(".lesson [data-asked]").ok()?;
    asked?.dyn_into().ok()
}

/// Handles a key. Escape leaves. Enter, or the key of the button that is asked for, presses that button. Other keys
/// do nothing.
fn press(coach: Coach, key: &KeyboardEvent, leave: impl Fn()) {
    if key.ctrl_key() || key.alt_key() || key.meta_key() {
        return;
    }
    if key.key() == "Escape" {
        key.prevent_default();
        return leave();
    }
    let focused = key
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let is_pressed = focused.is_some_and(|focused| focused.tag_name() == "BUTTON");
    let is_enter = key.key() == "Enter" && !is_pressed;
    let asked = asked();
    let short = asked
        .as_ref()
        .and_then(|asked| asked.get_attribute("aria-keyshortcuts"));
    if let Some(asked) = asked.filter(|_| {
        is_enter || short.is_some_and(|short| short.eq_ignore_ascii_case(&keyboard::meant(key)))
    }) {
        key.prevent_default();
        asked.click();
    } else if is_enter && coach.asked().is_none() && !coach.is_at_the_end() {
        key.prevent_default();
        coach.goes_on();
    }
}
