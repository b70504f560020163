//! A review that is under way, in slices.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::kept;
use super::told::Told;
use crate::app::i18n::{Text, say};
use crate::app::lazy::ReviewOf;
use crate::app::platform::slices::{self, in_slices};
use crate::app::replay::{DealId, Position, Records, may_show_all};
use crate::app::table::family::{self, Reviewed, Reviewing};
use crate::app::table::game::Game;
use crate::engine::{Seat, Viewer};
use crate::notation::Record;
use crate::review::DealReview;

/// What is to be reviewed.
#[derive(Clone)]
pub struct Asked {
    record: Record,
    seat: Seat,
    only: Option<u32>,
    /// Whether its decisions can be tried again, and what is found is stored: it is a sitting of the only person here.
    is_own: bool,
    /// The deals of the record that may be told.
    deals: u32,
}

impl Asked {
    /// Reads what the player has opened. The error is a sentence.
    pub fn read(of: ReviewOf, records: Records, game: Game) -> Result<Asked, Text> {
        if let ReviewOf::Earlier(only) = of {
            let earlier = records.earlier().ok_or(say::NO_DEAL_IS_OVER)?;
            return Ok(Asked {
                record: earlier.record,
                seat: earlier.seat,
                only,
                is_own: true,
                deals: u32::MAX,
            });
        }
        let opened = records.opened();
        let which = match of {
            ReviewOf::Deal => opened.ok_or(say::NO_DEAL_IS_OVER)?,
            ReviewOf::LastDeal | ReviewOf::Sitting | ReviewOf::Earlier(_) => DealId {
                imported: None,
                number: game.deals_over(),
            },
        };
        let (record, deals) = match which.imported {
            None => game.finished_deals(),
            Some(nth) => {
                let record = records.imported().into_iter().nth(nth);
                (record.ok_or(say::NO_DEAL_IS_OVER)?, usize::MAX)
            }
        };
        let seat = match (which.imported, game.own_viewer()) {
            (None, Viewer::Seat(seat)) => seat,
            (None, _) if !may_show_all(which, game) => return Err(say::REVIEW_SHARED),
            _ => Seat(0),
        };
        Ok(Asked {
            record,
            seat,
            only: (of != ReviewOf::Sitting).then_some(which.number as u32),
            is_own: which.imported.is_none() && matches!(game.own_viewer(), Viewer::Seat(_)),
            deals: deals.min(u32::MAX as usize) as u32,
        })
    }
}

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
}

impl Run {
    /// Begins it.
    pub fn begin(asked: Asked) -> Run {
        let run = Run {
            asked: StoredValue::new(asked),
            state: RwSignal::new(State::Thinking),
            progress: RwSignal::new((0, 1)),
            found: StoredValue::new((Vec::new(), Vec::new())),
        };
        run.go();
        run
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

    /// Whether its decisions can be tried again.
    pub fn trials(self) -> bool {
        self.asked.with_value(|asked| asked.is_own)
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
                    let review = begin(asked.record, asked.seat, asked.only, family::cast, risks);
                    self.think(review, asked.seat, asked.deals);
                }
                None => self.state.set(State::Failed),
            }
        });
    }

    fn think(self, mut review: Reviewing, seat: Seat, last: u32) {
        in_slices(move || {
            if !self.is_thinking() {
                return slices::Step::Done;
            }
            let mut decided = None;
            let step = review(&mut |decision, table| {
                decided = Some(Told::of(decision, &Position::new(table.clone(), seat)))
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
                    self.asked.with_value(|asked| {
                        if asked.is_own {
                            kept::keep(&asked.record, &deals);
                        }
                    });
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
