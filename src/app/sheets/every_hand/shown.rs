//! The table over what lies beneath, as long as one is shown.

use leptos::prelude::*;

use super::of::Of;
use super::run::{ChartRun, ChartState};
use super::table::table;
use crate::app::i18n::say;
use crate::app::lazy::{OpenSheet, Sheet, not_fetched};
use crate::app::platform::live::live;
use crate::app::sheets::dialog::OverRoom;
use crate::app::sheets::sets_up::SetsUp;
use crate::app::table::page::Programs;

/// A chart that is shown, or none. Copies are the same.
#[derive(Clone, Copy)]
pub struct ShownChart(RwSignal<Option<Of>>);

impl ShownChart {
    /// None is shown.
    #[must_use]
    pub fn new() -> ShownChart {
        ShownChart(RwSignal::new(None))
    }

    /// Shows the chart of this.
    pub fn show(self, of: Of) {
        self.0.set(Some(of));
    }
}

/// The chart, as long as one is shown. Keys that are pressed there are none of the table's.
#[component]
pub fn EveryHand(shown: ShownChart) -> impl IntoView {
    live(move || {
        let of = shown.0.get()?;
        Some(view! { <Chart of shown/> })
    })
}

#[component]
fn Chart(of: Of, shown: ShownChart) -> impl IntoView {
    let programs = expect_context::<Programs>();
    let sheet = expect_context::<OpenSheet>();
    let situation = {
        let of = of.clone();
        Callback::new(move |()| of.situation())
    };
    // A trial begins in the middle of a record, and the workshop has what it was opened with.
    let is_of_record = match sheet.get_untracked() {
        None => true,
        Some(sheet) => matches!(sheet, Sheet::Review(..) | Sheet::Drill(_)),
    };
    let before = Callback::new(move |()| _ = shown.0.try_set(None));
    let run = ChartRun::begin(of, programs);
    on_cleanup(move || run.stop());
    // A chart that is done is the one that was being made: it is not drawn anew.
    let shows = Memo::new(move |_| match run.state() {
        ChartState::Done => ChartState::Charting,
        state => state,
    });
    let inside = move || {
        Some(match shows.get() {
            ChartState::Failed => view! { <p role="alert">{not_fetched()}</p> }.into_any(),
            ChartState::Not => view! { <p class="rules">{say::REVIEW_NONE.get()}</p> }.into_any(),
            ChartState::Charting | ChartState::Done => table(run).into_any(),
        })
    };
    let closed = Callback::new(move |()| _ = shown.0.try_set(None));
    view! {
        <OverRoom id="every-hand-title" title=say::EVERY_HAND.get() class="body every-hand" closed>
            {live(inside)}
            {is_of_record.then(|| view! { <SetsUp class="asks" label=None table=situation before/> })}
        </OverRoom>
    }
}
