//! The button that sets up the table of a decision in the workshop.

use leptos::prelude::*;

use super::SheetState;
use super::taught::open_workshop;
use crate::app::i18n::say;
use crate::app::lazy::{OpenSheet, Sheet};
use crate::app::platform::frame::is_embedded;
use crate::app::platform::live::live;
use crate::notation::Lesson;

/// The button. The workshop leads back to the sheet that is open. If nothing of the table can be told, it says so beneath. An
/// embedded table has no workshop, and no such button.
#[component]
pub fn SetsUp(
    class: &'static str,
    /// What it says to those who listen, if that is more than what is written on it.
    #[prop(into)]
    label: Option<String>,
    /// The table, as the viewer knows it. `None`: it cannot be told.
    table: Callback<(), Option<Lesson>>,
    /// Called before the workshop is opened.
    #[prop(optional)]
    before: Option<Callback<()>>,
) -> impl IntoView {
    let state = expect_context::<SheetState>();
    let sheet = expect_context::<OpenSheet>();
    let said = RwSignal::new("");
    let begin = move |press: web_sys::MouseEvent| {
        press.stop_propagation();
        let Some(lesson) = table.run(()) else {
            return said.set(say::WORKSHOP_NOT_FROM_HERE.get());
        };
        if let Some(before) = before {
            before.run(());
        }
        open_workshop(state, Some(lesson.to_string()), sheet.get_untracked());
        sheet.set(Some(Sheet::Workshop));
    };
    let why = move || {
        let why = Some(said.get()).filter(|said| !said.is_empty())?;
        Some(view! { <span class="error" role="alert">{why}</span> })
    };
    (!is_embedded()).then(|| {
        view! {
            <button type="button" class=class aria-label=label on:click=begin>{say::WORKSHOP.get()}</button>
            {live(why)}
        }
    })
}
