//! The room of a lesson: its bar, its felt, what is said, and the buttons beneath.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

use super::ask;
use super::explains::explanation;
use super::run::{LessonRun, NEXT, Now, Score};
use super::says::{paragraphs, says};
use crate::app::i18n::{Text, say};
use crate::app::lazy::Sheet;
use crate::app::platform::focus::focus_element;
use crate::app::platform::live::{live, whenever};
use crate::app::platform::{frame, keyboard};
use crate::app::sheets::room::{self, Room};
use crate::app::table::controls::controls;
use crate::app::table::felt::felt;
use crate::app::table::log::Log;
use crate::app::table::page::Page;
use crate::app::table::patch::{Node, Permission};
use crate::app::table::press::Press;
use crate::engine::Action;
use crate::notation::Mark;

/// What a lesson needs beside what it is.
#[derive(Clone)]
pub struct Staging {
    pub title: String,
    /// The messages that it may name.
    pub messages: &'static [(&'static str, Text)],
    /// What is told at the end of one without questions.
    pub over: Text,
    /// What is told at the end of others: how many questions were answered well, of how many.
    pub score: fn(u64, u64) -> String,
    /// Begins it anew, where it went on from the middle. `None`: it came from its beginning.
    pub anew: Option<Callback<()>>,
    /// What stands beneath the last text: where one goes from there.
    pub ends: Callback<LessonRun, AnyView>,
}

/// The room. `leave` leaves it.
pub fn room(
    page: Page,
    run: LessonRun,
    staging: Staging,
    leave: impl Fn() + Copy + Send + Sync + 'static,
) -> AnyView {
    let Staging {
        title,
        messages,
        over,
        score,
        anew,
        ends,
    } = staging;
    room::listen(move |key| press(run, key, leave));
    whenever(move |_| {
        if !matches!(run.now(), Now::Plays) {
            request_animation_frame(focus_asked);
        }
    });
    // The number of the first line that has come since the last step. What was said before it is not said again.
    let next = StoredValue::new(0);
    let spoken = move || {
        let now = run.now();
        if now == Now::Plays {
            let line = run.game.log(|log| match log.next() > next.get_value() {
                true => log.last(),
                false => String::new(),
            });
            return Some(view! { <p>{line}</p> }.into_any());
        }
        next.set_value(run.game.log(Log::next));
        Some(match now {
            Now::Answered(answer) => ask::reply(run, answer, messages),
            Now::Over => view! { <p>{told_at_the_end(run, over, score)}</p> }.into_any(),
            _ => {
                let text = run.text().map(|text| says(&text, messages));
                let text = text.unwrap_or_else(|| say::RETOLD_ASK.get().into());
                paragraphs(&text, run.explained)
            }
        })
    };
    let buttons = move || {
        let inside = match run.now() {
            Now::Plays | Now::Does(_) => return None,
            Now::Chooses => return Some(ask::options(run)),
            Now::Answered(answer) => ask::buttons(run, answer),
            Now::Reads | Now::Over if run.is_at_the_end() => ends.run(run),
            Now::Reads | Now::Over => {
                room::one_button(NEXT, say::LESSON_NEXT.get(), move || run.goes_on())
            }
        };
        Some(room::beneath(inside))
    };
    let place = Room::new(run.game, page);
    let inside = view! {
        <div class="coach" class:quiet=move || run.now() == Now::Plays>
            <div class="words" role="status" tabindex="0">{live(spoken)}{live(move || ask::help(run, messages))}</div>
            {live(move || ask::help_button(run))}
            {live(move || Some(dots(run)))}
        </div>
        {place.drawn(move |page| table(page, run), buttons)}
        {live(move || explanation(run.explained, run.rules()))}
    };
    let tools = view! {
        {anew.map(begins_anew)}
        {room::tools(None, Some(run.game), leave)}
    };
    let head = move || title.clone();
    room::frame(page, "room lesson", head.clone(), head, tools, inside)
}

/// The button that begins it anew.
fn begins_anew(anew: Callback<()>) -> AnyView {
    view! {
        <button class="leave anew" aria-label=say::LESSON_FROM_THE_START.get() title=say::LESSON_FROM_THE_START.get() on:click=move |_| anew.run(())>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 5v14M19 5.5v13L9 12z"/></svg>
        </button>
    }
    .into_any()
}

/// How the questions went, where there were some.
fn told_at_the_end(run: LessonRun, over: Text, says: fn(u64, u64) -> String) -> String {
    match run.score() {
        Score { all: 0, .. } => over.get().into(),
        Score { good, all } => says(good, all),
    }
}

/// Draws the felt and, while the learner must do something there, the controls.
fn table(page: Page, run: LessonRun) -> Vec<Node> {
    let now = run.now();
    let permission = |press: Press| match (press, &now) {
        (Press::Skip | Press::Landed(_), _) => Permission::Allow,
        (press, Now::Does(asked)) if does(press, *asked) => Permission::Expect,
        _ => Permission::Deny,
    };
    let felt = page.scene(felt).restrict(&permission);
    let felt = match run.mark() {
        Some(Mark::Pot) => felt.highlight("pot", 0),
        Some(Mark::Seat(seat)) => felt.highlight("seat", seat.0.into()),
        None => felt,
    };
    // A dimmed button would not say why it is.
    let opens = |press: Press| matches!(press, Press::Open(Sheet::Review(..)));
    let has_controls = matches!(now, Now::Plays | Now::Does(_));
    let controls = has_controls.then(|| page.scene(controls).without(&opens).restrict(&permission));
    [felt].into_iter().chain(controls).collect()
}

/// Whether a press does what the lesson asks for.
fn does(press: Press, asked: Action) -> bool {
    match press {
        Press::Act(action) => action == asked,
        // A lesson asks for the least bet at the controls, and that amount is set.
        Press::Pay => matches!(asked, Action::Bet(_)),
        _ => false,
    }
}

/// Dots that show the progress of the lesson.
fn dots(run: LessonRun) -> AnyView {
    let (at, count) = run.progress();
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
    match asked() {
        // Fails only for elements that cannot have the focus.
        Some(asked) => _ = asked.focus(),
        None => focus_element(NEXT),
    }
}

/// The button that the lesson waits for.
fn asked() -> Option<HtmlElement> {
    let asked = document().query_selector(".lesson [data-asked]").ok()?;
    asked?.dyn_into().ok()
}

/// Handles a key. Escape leaves. Enter, or the key of the button that is asked for, presses that button. Other keys
/// do nothing.
fn press(run: LessonRun, key: &KeyboardEvent, leave: impl Fn()) {
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
    } else if is_enter && run.peek() == Now::Reads && !run.peek_at_the_end() {
        key.prevent_default();
        run.goes_on();
    }
}
