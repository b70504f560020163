//! A chart that is being made: in the worker, or in slices on the page.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::of::Of;
use crate::app::platform::slices::later;
use crate::app::table::experts::ExpertProgram;
use crate::app::table::page::Programs;
use crate::app::worker::{self, Finding, Running};
use crate::review::ChartFound;

/// How far it has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChartState {
    /// There is more to find.
    Charting,
    /// All is found.
    Done,
    /// There is no chart of this.
    Not,
    /// What makes it could not be fetched.
    Failed,
}

/// A chart. Copies are the same one.
#[derive(Clone, Copy)]
pub struct ChartRun {
    of: StoredValue<Of, LocalStorage>,
    state: RwSignal<ChartState>,
    /// The work done, and all of it.
    pub progress: RwSignal<(u64, u64)>,
    /// What is known by now.
    pub found: RwSignal<ChartFound>,
    running: StoredValue<Option<Running>>,
}

impl ChartRun {
    pub fn begin(of: Of, programs: Programs) -> ChartRun {
        let run = ChartRun {
            of: StoredValue::new_local(of),
            state: RwSignal::new(ChartState::Charting),
            progress: RwSignal::new((0, 1)),
            found: RwSignal::new(ChartFound::default()),
            running: StoredValue::new(None),
        };
        spawn_local(async move {
            let experts = programs.load_experts().await;
            if !run.is_charting() {
                return;
            }
            match experts {
                Some(experts) => run.go(experts),
                None => run.state.set(ChartState::Failed),
            }
        });
        run
    }

    /// How far it has come.
    pub fn state(self) -> ChartState {
        self.state.get()
    }

    pub fn stop(self) {
        let _ = self.running.try_set_value(None);
    }

    /// Reads what it is of. That stays as it is, so nothing waits for it to change.
    pub fn of<T>(self, read: impl FnOnce(&Of) -> T) -> T {
        untrack(|| self.of.with_value(read))
    }

    fn is_charting(self) -> bool {
        self.state.try_get_untracked() == Some(ChartState::Charting)
    }

    fn go(self, experts: &'static ExpertProgram) {
        let tell = move |found| {
            if !self.is_charting() {
                return;
            }
            match found {
                // The worker has failed, or lacks the sitting: the page begins anew.
                Some(Finding::Lost) | None => later(move || {
                    if self.is_charting() {
                        self.chart_here(experts);
                    }
                }),
                Some(found) => self.hears(found),
            }
        };
        let running = self.of(|of| of.asks_worker(tell));
        match running {
            Some(running) => self.running.set_value(Some(running)),
            None => self.chart_here(experts),
        }
    }

    /// Takes in what was found, in the worker or on the page.
    fn hears(self, found: Finding) {
        match found {
            Finding::Charting(done, all) => self.progress.set((done, all)),
            Finding::Charted(found, is_done) => {
                self.found.set(*found);
                if is_done {
                    self.state.set(ChartState::Done);
                }
            }
            Finding::Not => self.state.set(ChartState::Not),
            _ => {}
        }
    }

    fn chart_here(self, experts: &'static ExpertProgram) {
        let begun = self.of(|of| of.begin(experts));
        match begun {
            Some(thinker) => {
                let is_wanted = move || self.is_charting();
                worker::think_here(thinker, is_wanted, move |found| self.hears(found));
            }
            None => self.state.set(ChartState::Not),
        }
    }
}
