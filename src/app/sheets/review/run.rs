//! A review that is under way, in slices.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::asked::Asked;
use super::by_expert::ByExpert;
use super::kept;
use super::told::Told;
use crate::app::platform::slices::{self, in_slices};
use crate::app::replay::Position;
use crate::app::table::family::{self, Reviewed, Reviewing};
use crate::review::DealReview;

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
    asked: StoredValue<Asked>,
    state: RwSignal<State>,
    /// So many actions of so many.
    progress: RwSignal<(usize, usize)>,
    found: StoredValue<(Vec<DealReview>, Vec<Told>)>,
    /// What an expert makes of the deal.
    pub expert: ByExpert,
}

impl Run {
    /// Begins it.
    pub fn begin(asked: Asked) -> Run {
        let run = Run {
            expert: ByExpert::new(),
            asked: StoredValue::new(asked),
            state: RwSignal::new(State::Thinking),
            progress: RwSignal::new((0, 1)),
            found: StoredValue::new((Vec::new(), Vec::new())),
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

    fn go(self) {
        spawn_local(async move {
            let experts = family::experts().await;
            let Some(asked) = self.asked.try_get_value() else {
                return;
            };
            match experts {
                Some(experts) => {
                    let risks =
                        family::family_of(&asked.record.rules).and_then(|family| family.risks);
                    let begin = experts.review;
                    let record = asked.record.clone();
                    let review = begin(record, asked.seat, asked.only, family::cast, risks);
                    self.think(review, asked);
                }
                None => self.state.set(State::Failed),
            }
        });
    }

    fn think(self, mut review: Reviewing, asked: Asked) {
        let last = asked.deals;
        in_slices(move || {
            if !self.is_thinking() {
                return slices::Step::Done;
            }
            let mut decided = None;
            let step = review(&mut |decision, table| {
                let position = Position::new(table.clone(), asked.seat);
                decided = Some(Told::of(decision, &position, |seat| asked.name(seat).name));
            });
            if let Some(told) = decided.filter(|told| told.deal <= last) {
                self.found.update_value(|(_, all)| all.push(told));
            }
            match step {
                Reviewed::More(done, all) => {
                    if self.progress.get_untracked() != (done, all) {
                        self.progress.set((done, all));
                        return slices::Step::Drawn;
                    }
                    slices::Step::More
                }
                Reviewed::Done(mut deals) => {
                    deals.retain(|deal| deal.deal <= last);
                    if asked.is_own() {
                        kept::keep(&asked.record, &deals);
                    }
                    self.found.update_value(|(found, _)| *found = deals);
                    self.state.set(State::Done);
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
