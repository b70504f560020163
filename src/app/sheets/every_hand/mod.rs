//! What is best with every hand in one situation: a table over a hint, a review, a drill or a trial.

mod in_bar;
mod of;
mod run;
mod table;

use leptos::prelude::*;

pub use self::in_bar::EveryHandButton;
pub use self::of::Of;
use self::run::{ChartRun, ChartState};
use self::table::table;
use crate::app::i18n::say;
use crate::app::platform::live::live;
use crate::app::sheets::dialog::dialog;
use crate::app::table::page::Programs;

/// A chart that is shown, or none. Copies are the same.
#[derive(Clone, Copy)]
pub struct Shown(RwSignal<Option<Of>>);

impl Shown {
    /// None is shown.
    #[must_use]
    pub fn new() -> Shown {
        Shown(RwSignal::new(None))
    }

    /// Shows the chart of this.
    pub fn show(self, of: Of) {
        self.0.set(Some(of));
    }
}

/// The chart, as long as one is shown. Keys that are pressed there are none of the table's.
#[component]
pub fn EveryHand(shown: Shown) -> impl IntoView {
    live(move || {
        let of = shown.0.get()?;
        Some(view! { <Chart of shown/> })
    })
}

#[component]
fn Chart(of: Of, shown: Shown) -> impl IntoView {
    let programs = expect_context::<Programs>();
    let (place, close) = dialog();
    let run = ChartRun::begin(of, programs);
    on_cleanup(move || run.stop());
    // A chart that is done is the one that was being made: it is not drawn anew.
    let shows = Memo::new(move |_| match run.state() {
        ChartState::Done => ChartState::Charting,
        state => state,
    });
    let inside = move || {
        Some(match shows.get() {
            ChartState::Failed => {
                view! { <p role="alert">{say::PART_NOT_FETCHED.get()}</p> }.into_any()
            }
            ChartState::Not => view! { <p class="rules">{say::REVIEW_NONE.get()}</p> }.into_any(),
            ChartState::Charting | ChartState::Done => table(run).into_any(),
        })
    };
    view! {
        <dialog
            class="sheet"
            aria-labelledby="every-hand-title"
            node_ref=place
            on:close=move |closed| {
                closed.stop_propagation();
                _ = shown.0.try_set(None);
            }
            on:pointerdown=move |press| press.stop_propagation()
            on:click=move |press| press.stop_propagation()
            on:keydown=move |key| {
                key.stop_propagation();
                if key.key() == "Escape" {
                    key.prevent_default();
                    close();
                }
            }
        >
            <header>
                <h2 id="every-hand-title" tabindex="-1" autofocus>{say::EVERY_HAND.get()}</h2>
                <button class="close" aria-label=say::CLOSE_SHEET.get() on:click=move |_| close()>"×"</button>
            </header>
            <div class="body every-hand" role="group" tabindex="0" aria-labelledby="every-hand-title">
                {live(inside)}
            </div>
            <footer>
                <button class="act go whole" on:click=move |_| close()>{say::BACK.get()}</button>
            </footer>
        </dialog>
    }
}
