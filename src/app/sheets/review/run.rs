//! A review that is under way: in the worker, or in slices on the page.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::asked::Asked;
use super::by_expert::ByExpert;
use super::kept;
use super::told::Told;
use crate::app::counts::{self, Finding, Running};
use crate::app::platform::slices::{self, in_slices};
use crate::app::replay::Position;
use crate::app::sheets::every_hand::Of;
use crate::app::table::experts::{Experts, Reviewed};
use crate::app::table::page::Programs;
use crate::bots;
use crate::review::{DealReview, Decision, Follower};

/// How far it has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// There is more to find.
    Thinking,
    /// All is found.
    Done,
    /// The player has cancelled it.
    Cancelled,
    /// It could not be made.
    Failed,
}

/// A review. Copies are the same one.
#[derive(Clone, Copy)]
pub struct Run {
    programs: Programs,
    asked: StoredValue<Asked>,
    state: RwSignal<State>,
    /// So many actions of so many.
    progress: RwSignal<(usize, usize)>,
    found: StoredValue<(Vec<DealReview>, Vec<Told>)>,
    /// What the worker does for it.
    running: StoredValue<Option<Running>>,
    /// What an expert makes of the deal.
    pub expert: ByExpert,
}

impl Run {
    /// Begins it.
    pub fn begin(asked: Asked, programs: Programs) -> Run {
        let run = Run {
            programs,
            expert: ByExpert::new(),
            asked: StoredValue::new(asked),
            state: RwSignal::new(State::Thinking),
            progress: RwSignal::new((0, 1)),
            found: StoredValue::new((Vec::new(), Vec::new())),
            running: StoredValue::new(None),
        };
        run.go();
        run
    }

    /// Whether it is a review of the same, to its end.
    pub fn is_of(self, asked: &Asked) -> bool {
        let is_done = self.state.try_get_untracked() == Some(State::Done);
        is_done && self.asked.with_value(|of| of == asked)
    }

    /// Forgets all that it has found. It must not be used after that.
    pub fn forget(self) {
        self.expert.forget();
        self.asked.dispose();
        self.state.dispose();
        self.progress.dispose();
        self.found.dispose();
        self.running.dispose();
    }

    /// Tries once more.
    pub fn again(self) {
        self.found.set_value((Vec::new(), Vec::new()));
        self.progress.set((0, 1));
        self.state.set(State::Thinking);
        self.go();
    }

    /// Stops it.
    pub fn cancel(self) {
        self.expert.stop();
        if self.is_thinking() {
            self.running.set_value(None);
            self.state.set(State::Cancelled);
        }
    }

    fn is_thinking(self) -> bool {
        self.state.try_get_untracked() == Some(State::Thinking)
    }

    /// So many actions of so many are reviewed.
    pub fn progress(self) -> (usize, usize) {
        self.progress.get()
    }

    /// How far it has come.
    pub fn state(self) -> State {
        self.state.get()
    }

    /// What is reviewed.
    pub fn asked(self) -> Asked {
        self.asked.get_value()
    }

    /// Reads what was found.
    pub fn read<T>(self, read: impl FnOnce(&[DealReview], &[Told]) -> T) -> T {
        self.found.with_value(|(deals, told)| read(deals, told))
    }

    /// The decision of which a chart tells what is best with every hand.
    pub fn every_hand(self, told: &Told) -> Of {
        let asked = self.asked();
        Of::Past {
            record: Box::new(asked.record),
            seat: asked.seat,
            nth: told.decision.nth,
            position: Box::new(told.position.clone()),
        }
    }

    /// Lets the worker review it, or else the page.
    fn go(self) {
        let programs = self.programs;
        spawn_local(async move {
            let experts = programs.load_experts().await;
            let Some(asked) = self.asked.try_get_value() else {
                return;
            };
            match experts {
                Some(experts) if !self.asks_worker(&asked, experts) => {
                    self.think(experts, asked);
                }
                Some(_) => {}
                None => self.state.set(State::Failed),
            }
        });
    }

    /// `false`: there is no worker for it.
    fn asks_worker(self, asked: &Asked, experts: &'static Experts) -> bool {
        let mut follower = Follower::new(asked.record.clone());
        let of = asked.clone();
        let running = counts::review(&asked.record, asked.seat, asked.scope, move |found| {
            if self.is_thinking() {
                self.hears(found, &mut follower, &of, experts);
            }
        });
        let is_asked = running.is_some();
        self.running.set_value(running);
        is_asked
    }

    fn hears(
        self,
        found: Option<Finding>,
        follower: &mut Follower,
        asked: &Asked,
        experts: &'static Experts,
    ) {
        match found {
            Some(Finding::Reviewing(done, all, decided)) => {
                if let Some(decision) = decided
                    && let Some(table) = follower.before(decision.nth)
                {
                    let position = Position::new(table.clone(), asked.seat);
                    self.add(asked, &decision, &position);
                }
                self.progress.set((done as usize, all as usize));
            }
            Some(Finding::Reviewed(deals)) => {
                self.ends(asked, deals);
            }
            Some(Finding::Not) => self.state.set(State::Failed),
            Some(_) => {}
            // The worker has failed: the page begins anew.
            None => {
                self.found.set_value((Vec::new(), Vec::new()));
                self.think(experts, asked.clone());
            }
        }
    }

    /// Adds a decision that was made at this position.
    fn add(self, asked: &Asked, decision: &Decision, position: &Position) {
        let told = Told::of(decision, position, |seat| asked.name(seat).name);
        if told.deal <= asked.deals {
            self.found.update_value(|(_, all)| all.push(told));
        }
    }

    /// All deals are reviewed.
    fn ends(self, asked: &Asked, mut deals: Vec<DealReview>) {
        deals.retain(|deal| deal.deal <= asked.deals);
        if asked.is_own() {
            self.found
                .with_value(|(_, told)| kept::keep(&asked.record, &deals, told));
        }
        self.found.update_value(|(found, _)| *found = deals);
        self.state.set(State::Done);
    }

    /// Reviews it on the page, in slices.
    fn think(self, experts: &'static Experts, asked: Asked) {
        let risks = bots::risks(&asked.record.rules);
        let begin = experts.review;
        let mut review = begin(asked.record.clone(), asked.seat, asked.scope, risks);
        in_slices(move || {
            if !self.is_thinking() {
                return slices::Step::Done;
            }
            let step = review(&mut |decision, table| {
                let position = Position::new(table.clone(), asked.seat);
                self.add(&asked, decision, &position);
            });
            match step {
                Reviewed::More(done, all) => {
                    if self.progress.get_untracked() != (done, all) {
                        self.progress.set((done, all));
                        return slices::Step::Drawn;
                    }
                    slices::Step::More
                }
                Reviewed::Done(deals) => {
                    self.ends(&asked, deals);
                    slices::Step::Done
                }
                Reviewed::Failed => {
                    self.state.set(State::Failed);
                    slices::Step::Done
                }
            }
        });
    }
}
