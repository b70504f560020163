//! Finds a decision that makes a difference, in slices: bots play until one comes up, and its answers are weighed before it
//! is asked.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::place::Stage;
use crate::app::platform::slices::{self, in_slices};
use crate::app::sheets::room::Opening;
use crate::app::table::experts::{ExpertProgram, Weighing};
use crate::app::table::page::Programs;
use crate::bots;
use crate::engine::Viewer;
use crate::school::drills::{Exercise, Kind, Search, Searched};
use crate::school::ten::OWN;

/// At most this many decisions are passed over. The next is asked in any case.
const MOST: u32 = 6;

/// Finds a decision, and asks it as it comes.
pub fn find(kind: Kind, search: Search, state: RwSignal<Opening<Stage>>) {
    state.set(Opening::Coming);
    Finding::new(kind, search, state, None).go();
}

/// Finds a decision whose answers are told apart. Where what weighs them cannot be fetched, it is asked as it comes.
pub fn find_open(kind: Kind, search: Search, state: RwSignal<Opening<Stage>>, programs: Programs) {
    state.set(Opening::Coming);
    spawn_local(async move {
        let experts = programs.load_experts().await;
        Finding::new(kind, search, state, experts).go();
    });
}

/// A search in progress.
struct Finding {
    kind: Kind,
    search: Search,
    state: RwSignal<Opening<Stage>>,
    experts: Option<&'static ExpertProgram>,
    /// What has been found, while its answers are weighed.
    weighed: Option<(Box<Exercise>, Weighing)>,
    /// The decisions that were passed over.
    passed: u32,
}

impl Finding {
    fn new(
        kind: Kind,
        search: Search,
        state: RwSignal<Opening<Stage>>,
        experts: Option<&'static ExpertProgram>,
    ) -> Finding {
        Finding {
            kind,
            search,
            state,
            experts,
            weighed: None,
            passed: 0,
        }
    }

    fn go(mut self) {
        in_slices(move || {
            if self.state.try_get_untracked().is_none() {
                return slices::Progress::Done;
            }
            match self.step() {
                None => slices::Progress::More,
                Some(opening) => {
                    self.state.set(opening);
                    slices::Progress::Done
                }
            }
        });
    }

    /// Goes on for about a millisecond. `None`: there is more to do.
    fn step(&mut self) -> Option<Opening<Stage>> {
        if let Some((found, mut weighing)) = self.weighed.take() {
            let weighed = weighing();
            match self.kind.is_open(&weighed.beside, weighed.is_done) {
                Some(true) => return Some(self.asks(found)),
                Some(false) => self.passed += 1,
                None => self.weighed = Some((found, weighing)),
            }
            return None;
        }
        match self.search.step(bots::bot) {
            Searched::Further => None,
            Searched::Missing => Some(Opening::Failed),
            Searched::Found(found) => match self.weighing(&found) {
                Some(weighing) => {
                    self.weighed = Some((found, weighing));
                    None
                }
                None => Some(self.asks(found)),
            },
        }
    }

    /// What weighs the answers. `None`: they are not weighed.
    fn weighing(&self, found: &Exercise) -> Option<Weighing> {
        let experts = self.experts.filter(|_| self.passed < MOST)?;
        let (view, choices) = (
            found.table.view(Viewer::Seat(OWN)),
            found.table.choices(OWN),
        );
        (experts.weigh)(view, &choices)
    }

    fn asks(&self, found: Box<Exercise>) -> Opening<Stage> {
        Opening::Here(Stage::Asked(self.kind, found, false))
    }
}
