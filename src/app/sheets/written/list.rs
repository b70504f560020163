//! The lessons on this device, in the school, and what can be done with each.

use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::HtmlInputElement;

use super::title::title;
use crate::app::i18n::say;
use crate::app::lazy::{OpenSheet, Sheet};
use crate::app::platform::files;
use crate::app::platform::focus::focus_element;
use crate::app::platform::live::live;
use crate::app::sheets::SheetState;
use crate::app::sheets::opened;
use crate::app::sheets::taught::{FILE, open_lesson, open_workshop};
use crate::app::storage::lessons::{self, StoredLesson};

/// The id of the heading.
const HEADING: &str = "lessons-written";

/// The list, and the button that makes another.
#[component]
pub fn Lessons() -> impl IntoView {
    let page = expect_context::<OpenSheet>();
    let state = expect_context::<SheetState>();
    let all = RwSignal::new(lessons::all());
    let rows = move || {
        let all = Some(all.get()).filter(|all| !all.is_empty())?;
        let rows = all.into_iter().map(row).collect_view();
        Some(view! { <ul class="numbers written">{rows}</ul> })
    };
    let forget = Callback::new(move |id: String| {
        lessons::delete(&id);
        all.set(lessons::all());
        focus_element(HEADING);
    });
    provide_context(Forget(forget));
    let read = move |field: HtmlInputElement| {
        let file = field.files().and_then(|files| files.get(0));
        // The same file can be chosen again.
        field.set_value("");
        if let Some(file) = file {
            spawn_local(async move { opened::show(opened::read(&file).await, state, page) });
        }
    };
    let write = move |_| {
        open_workshop(state, None, Some(Sheet::School));
        page.set(Some(Sheet::Workshop));
    };
    view! {
        <section>
            <h3 id=HEADING tabindex="-1">{say::LESSONS.get()}</h3>
            <p class="rules">{say::LESSONS_ARE.get()}</p>
            {live(rows)}
            <div class="bring ways">
                <button type="button" class="add" on:click=write>{say::WORKSHOP.get()}</button>
                <label class="add">
                    {say::OPEN_A_FILE.get()}
                    <input type="file" accept=".txt,text/plain" on:change:target=move |chosen| read(chosen.target())/>
                </label>
            </div>
        </section>
    }
}

/// Deletes the lesson with this id.
#[derive(Clone, Copy)]
struct Forget(Callback<String>);

/// A lesson, with its buttons.
fn row(stored: StoredLesson) -> AnyView {
    let sheet = expect_context::<OpenSheet>();
    let state = expect_context::<SheetState>();
    let Forget(forget) = expect_context();
    let StoredLesson {
        id,
        lesson,
        score,
        left,
    } = stored;
    let called = title(&lesson);
    let came = match (left, score) {
        (Some(left), _) => {
            let (at, all) = lesson.progress(left.step);
            say::step_of(at as u64, all as u64)
        }
        (None, None) => String::new(),
        (None, Some((_, 0))) => "✓".into(),
        (None, Some((good, all))) => format!("{good}/{all}"),
    };
    let text = StoredValue::new(lesson.to_string());
    let open = move |_| {
        open_lesson(state, text.get_value(), Some(Sheet::School));
        sheet.set(Some(Sheet::Written));
    };
    let change = move |_| {
        open_workshop(state, Some(text.get_value()), Some(Sheet::School));
        sheet.set(Some(Sheet::Workshop));
    };
    // If the browser refuses the file, nothing changes.
    let save = move |_| _ = files::offer_as("text/plain", FILE, &text.get_value());
    let of = |says: fn(&str) -> String| says(&called);
    view! {
        <li>
            <button type="button" class="add" on:click=open><span>{called.clone()}</span><b>{came}</b></button>
            <div class="ways">
                <button type="button" class="add" aria-label=of(say::lesson_change) on:click=change>{say::LESSON_CHANGE_IT.get()}</button>
                <button type="button" class="add" aria-label=of(say::lesson_save) on:click=save>{say::SAVE_TO_A_FILE.get()}</button>
                <button type="button" class="add" aria-label=of(say::lesson_delete) on:click=move |_| forget.run(id.clone())>{say::LESSON_DELETE_IT.get()}</button>
            </div>
        </li>
    }
    .into_any()
}
