//! The button beside a point of advice, which opens a decision that shows it.

use leptos::prelude::*;

use crate::app::about::advice;
use crate::app::i18n::say;
use crate::app::lazy::{DrillOf, OpenSheet, OpenedFrom, Sheet};
use crate::app::sheets::{SheetState, Tried};
use crate::school::drills::Advice;

/// The id of the button of a point of advice.
#[must_use]
pub fn try_id(point: Advice) -> String {
    format!("try-{}", point as u8)
}

/// A point of advice, and the button. `from` is the place from which the page was opened on which they stand.
#[component]
pub fn Advised(point: Advice, from: OpenedFrom) -> impl IntoView {
    let sheet = expect_context::<OpenSheet>();
    let advised = expect_context::<SheetState>().advised;
    let says = format!("advice-{}", point as u8);
    let open = move |_| {
        advised.set_value(Some(Tried {
            point,
            says: advice(point),
            from,
        }));
        sheet.set(Some(Sheet::Drill(DrillOf::Advice)));
    };
    view! {
        <p id=says.clone()>{advice(point).get()}</p>
        <button type="button" class="add" id=try_id(point) aria-describedby=says on:click=open>{say::DRILL_TRY.get()}</button>
    }
}
