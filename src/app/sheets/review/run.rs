//! A review that is under way: in the worker, or in slices on the page.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::by_expert::ByExpert;
use super::decision_text::DecisionText;
use super::findings;
use super::request::ReviewRequest;
use crate::app::sheets::every_hand::Of;
use crate::app::table::experts::ExpertProgram;
use crate::app::table::page::Programs;
use crate::app::worker::{self, Finding, Running};
use crate::review::{DealReview, Decision, Position};

/// How far it has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewState {
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
pub struct ReviewRun {
    programs: Programs,
    request: StoredValue<ReviewRequest>,
    state: RwSignal<ReviewState>,
    /// The number of actions that are reviewed, and of all actions.
    progress: RwSignal<(usize, usize)>,
    found: StoredValue<(Vec<DealReview>, Vec<DecisionText>)>,
    /// What the worker does for it.
    running: StoredValue<Option<Running>>,
    /// What an expert makes of the deal.
    pub expert: ByExpert,
}

impl ReviewRun {
    pub fn begin(request: ReviewRequest, programs: Programs) -> ReviewRun {
        let run = ReviewRun {
            programs,
            expert: ByExpert::new(),
            request: StoredValue::new(request),
            state: RwSignal::new(ReviewState::Thinking),
            progress: RwSignal::new((0, 1)),
            found: StoredValue::new((Vec::new(), Vec::new())),
            running: StoredValue::new(None),
        };
        run.go();
        run
    }

    /// Whether it is a review of the same, to its end.
    pub fn is_of(self, request: &ReviewRequest) -> bool {
        let is_done = self.state.try_get_untracked() == Some(ReviewState::Done);
        is_done && self.request.with_value(|of| of == request)
    }

    /// Forgets all that it has found. It must not be used after that.
    pub fn forget(self) {
        self.expert.forget();
        self.request.dispose();
        self.state.dispose();
        self.progress.dispose();
        self.found.dispose();
        self.running.dispose();
    }

    /// Tries once more.
    pub fn again(self) {
        self.found.set_value((Vec::new(), Vec::new()));
        self.progress.set((0, 1));
        self.state.set(ReviewState::Thinking);
        self.go();
    }

    /// Stops it.
    pub fn cancel(self) {
        self.expert.stop();
        if self.is_thinking() {
            self.running.set_value(None);
            self.state.set(ReviewState::Cancelled);
        }
    }

    fn is_thinking(self) -> bool {
        self.state.try_get_untracked() == Some(ReviewState::Thinking)
    }

    /// The number of actions that are reviewed, and of all actions.
    pub fn progress(self) -> (usize, usize) {
        self.progress.get()
    }

    /// How far it has come.
    pub fn state(self) -> ReviewState {
        self.state.get()
    }

    pub fn request(self) -> ReviewRequest {
        self.request.get_value()
    }

    /// Reads what was found.
    pub fn read<T>(self, read: impl FnOnce(&[DealReview], &[DecisionText]) -> T) -> T {
        self.found.with_value(|(deals, text)| read(deals, text))
    }

    /// The decision of which a chart tells what is best with every hand.
    pub fn every_hand(self, text: &DecisionText) -> Of {
        let request = self.request();
        Of::Past {
            record: Box::new(request.record),
            seat: request.seat,
            nth: text.decision.nth,
            position: Box::new(text.position.clone()),
        }
    }

    /// Lets the worker review it, or else the page.
    fn go(self) {
        let programs = self.programs;
        spawn_local(async move {
            let experts = programs.load_experts().await;
            let Some(request) = self.request.try_get_value() else {
                return;
            };
            match experts {
                Some(experts) => self.think(experts, request),
                None => self.state.set(ReviewState::Failed),
            }
        });
    }

    /// Lets the worker think, or the page where there is none for it.
    fn think(self, experts: &'static ExpertProgram, request: ReviewRequest) {
        let of = request.clone();
        let running = worker::review(&request.record, request.seat, request.scope, move |found| {
            if !self.is_thinking() {
                return;
            }
            match found {
                Some(found) => self.hears(&of, found),
                // The worker has failed: the page begins anew.
                None => {
                    self.found.set_value((Vec::new(), Vec::new()));
                    self.think_here(experts, of.clone());
                }
            }
        });
        let is_in_worker = running.is_some();
        self.running.set_value(running);
        if !is_in_worker {
            self.think_here(experts, request);
        }
    }

    /// Reviews it on the page, in slices.
    fn think_here(self, experts: &'static ExpertProgram, request: ReviewRequest) {
        let thinker = (experts.review)(request.record.clone(), request.seat, request.scope);
        let hears = move |found| self.hears(&request, found);
        worker::think_here(thinker, move || self.is_thinking(), hears);
    }

    /// Takes in what was found, in the worker or on the page.
    fn hears(self, request: &ReviewRequest, found: Finding) {
        match found {
            Finding::Reviewing(done, all, decided) => {
                if let Some((decision, deal)) = decided.map(|decided| *decided)
                    && let Some(position) = deal.position()
                {
                    self.add(request, &decision, position);
                }
                self.progress.set((done as usize, all as usize));
            }
            Finding::Reviewed(deals) => self.ends(request, deals),
            Finding::Not => self.state.set(ReviewState::Failed),
            _ => {}
        }
    }

    /// Adds a decision that was made at this position.
    fn add(self, request: &ReviewRequest, decision: &Decision, position: Position) {
        let text = DecisionText::of(decision, position, |seat| request.name(seat).name);
        if text.deal <= request.deals {
            self.found.update_value(|(_, all)| all.push(text));
        }
    }

    /// All deals are reviewed.
    fn ends(self, request: &ReviewRequest, mut deals: Vec<DealReview>) {
        deals.retain(|deal| deal.deal <= request.deals);
        if request.is_own() {
            self.found
                .with_value(|(_, text)| findings::keep(&request.record, &deals, text));
        }
        self.found.update_value(|(found, _)| *found = deals);
        self.state.set(ReviewState::Done);
    }
}
