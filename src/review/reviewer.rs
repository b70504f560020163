//! Reviews a record in small steps, so that a page stays awake meanwhile.

use std::sync::Arc;

use super::deal::DealReview;
use super::decision::{Decision, Rated, Unit};
use super::lives::of_lives;
use super::scope::Scope;
use crate::bots::Cast;
use crate::bots::bus::Risk;
use crate::engine::{Action, Ask, Chips, Choices, Seat, Table, View, Viewer};
use crate::notation::{Bookmark, Move, Record, ReplayError, Replayer};
use crate::rollouts::{Appraisal, Budget, Expert};

/// The worlds of a step: about a millisecond on a phone. To set hands takes longer.
const WORLDS: u32 = 4;
/// The actions that are replayed in a step.
const ACTIONS: u32 = 50;
/// What a review is made with.
#[derive(Clone, Copy)]
pub struct Means {
    /// Makes the players that play on.
    pub cast: Cast,
    /// Tells the risk of each move where lives count. `None`: such decisions are not reviewed.
    pub risks: Option<fn(View<'_>) -> Vec<Risk>>,
    /// What is played out for a decision.
    pub budget: Budget,
}

/// What a step has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// There is more to do.
    More,
    /// A decision was reviewed: [`Reviewer::latest`] tells it. There is more to do.
    Decided,
    /// All is done.
    Done,
}

/// A review in progress. What it finds follows from the record, the seat and the means.
///
/// ```
/// use brag::bots;
/// use brag::engine::Seat;
/// use brag::review::{Ledger, Means, Reviewer, Scope, Step};
/// use brag::rollouts::Budget;
///
/// # let record = include_str!("../../tests/records/v12_seed_example_1.json").parse()?;
/// let means = Means { cast: bots::bot, risks: None, budget: Budget { playouts: 60 } };
/// let mut reviewer = Reviewer::begin(record, Seat(0), Scope::All, means);
/// while reviewer.step()? != Step::Done {}
/// for deal in reviewer.deals() {
///     let Ledger { result, cards, own } = deal.ledger;
///     assert_eq!(result, cards + own + deal.ledger.others());
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Reviewer {
    record: Arc<Record>,
    seat: Seat,
    scope: Scope,
    means: Means,
    expert: Option<Expert>,
    at: Option<Bookmark>,
    /// The number of the last action that was looked at.
    looked_at: Option<usize>,
    open: Option<Open>,
    /// The deal in progress, with the chips of the seat before it.
    current: Option<(DealReview, Chips)>,
    found: Vec<DealReview>,
    done: usize,
}

/// A decision that is being thought about.
struct Open {
    appraisal: Appraisal,
    nth: usize,
    taken: Action,
    unit: Unit,
    stake: i64,
    /// The worlds of a step.
    worlds: u32,
    /// What the seat had won or lost in the deal before.
    before: i64,
    is_mixed: bool,
}

impl Reviewer {
    /// Begins a review of these decisions of the seat.
    #[must_use]
    pub fn begin(record: Record, seat: Seat, scope: Scope, means: Means) -> Reviewer {
        Reviewer {
            record: Arc::new(record),
            seat,
            scope,
            means,
            expert: None,
            at: None,
            looked_at: None,
            open: None,
            current: None,
            found: Vec::new(),
            done: 0,
        }
    }

    /// Goes on for about a millisecond.
    ///
    /// # Errors
    /// [`ReplayError`]: the record cannot be replayed any further.
    pub fn step(&mut self) -> Result<Step, ReplayError> {
        let Some(mut open) = self.open.take() else {
            let record = Arc::clone(&self.record);
            return self.go_on(&record);
        };
        for _ in 0..open.worlds {
            if open.appraisal.step().is_done {
                self.close(&open);
                return Ok(Step::Decided);
            }
        }
        self.open = Some(open);
        Ok(Step::More)
    }

    /// The decision reviewed last, and the table at which it was made. `None`: it is no longer at hand.
    #[must_use]
    pub fn latest(&self) -> Option<(&Decision, &Table)> {
        let (deal, _) = self.current.as_ref()?;
        Some((deal.decisions.last()?, self.at.as_ref()?.table()))
    }

    /// The deals that are reviewed to their end, in order.
    #[must_use]
    pub fn deals(&self) -> &[DealReview] {
        &self.found
    }

    /// How much of the record is reviewed: actions, of so many.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        (self.done, self.record.actions.len())
    }

    /// Replays to the next decision to think about.
    fn go_on(&mut self, record: &Record) -> Result<Step, ReplayError> {
        let mut step = Step::More;
        let mut replayer = match self.at.take() {
            Some(at) => Replayer::resume(record, at),
            None => Replayer::sit(record)?,
        };
        for _ in 0..ACTIONS {
            let nth = replayer.done();
            let table = replayer.table();
            let was_due = matches!(table.ask(), Ask::Deal { .. });
            let before = chips(table, self.seat);
            if !was_due && self.looked_at != Some(nth) {
                self.looked_at = Some(nth);
                if let Some(next) = record.actions.get(nth).and_then(|next| next.parse().ok()) {
                    step = self.look_at(table, nth, next);
                }
                if step == Step::Decided || self.open.is_some() {
                    break;
                }
            }
            if !replayer.small_step()? {
                return Ok(Step::Done);
            }
            self.done = replayer.done();
            let table = replayer.table();
            let view = table.view(Viewer::Gallery);
            if was_due {
                let deal = DealReview {
                    deal: view.deals(),
                    ..DealReview::default()
                };
                self.current = Some((deal, before));
            }
            if view.is_between_deals() || view.ask() == Ask::Over {
                self.end_deal(chips(table, self.seat));
            }
        }
        self.at = Some(replayer.bookmark());
        Ok(step)
    }

    /// Begins to think about the next action, if the seat has something to choose.
    fn look_at(&mut self, table: &Table, nth: usize, next: Move) -> Step {
        let Some((deal, start)) = &mut self.current else {
            return Step::More;
        };
        let is_own = next.seat == self.seat && table.ask().seat() == Some(self.seat);
        if !is_own || !self.scope.has(nth, deal.deal) {
            return Step::More;
        }
        let (view, choices) = (
            table.view(Viewer::Seat(self.seat)),
            table.choices(self.seat),
        );
        let taken = next.action;
        if !choices.iter().any(|choice| choice.admits(taken)) {
            return Step::More;
        }
        if view.rules().bus().is_some() {
            let risks = self.means.risks.map(|risks| risks(view));
            let decision = risks.and_then(|risks| of_lives(nth, taken, &risks));
            let step = if decision.is_some() {
                Step::Decided
            } else {
                Step::More
            };
            deal.decisions.extend(decision);
            return step;
        }
        let Means {
            cast, mut budget, ..
        } = self.means;
        if view.rules().setting().is_some() {
            // Each world takes longer, because all others set their hands in it.
            budget.playouts /= 2;
        }
        let Some(appraisal) = Appraisal::of(view, &choices, Some(taken), cast, budget) else {
            return Step::More;
        };
        let before = milli(chips(table, self.seat)) - milli(*start);
        let unit = match view.rules().points() {
            Some(_) => Unit::Games,
            None => Unit::Chips,
        };
        self.open = Some(Open {
            appraisal,
            nth,
            taken,
            unit,
            stake: match unit {
                Unit::Chips => milli(table.pot().max(1)),
                Unit::Lives | Unit::Games => 1000,
            },
            worlds: match view.rules().setting() {
                Some(_) => 1,
                None => WORLDS,
            },
            before,
            is_mixed: self.is_mixed(view, &choices, taken),
        });
        Step::More
    }

    /// Whether the solved play between two takes this action now and then.
    fn is_mixed(&mut self, view: View<'_>, choices: &Choices, taken: Action) -> bool {
        let Means { cast, budget, .. } = self.means;
        let expert = self
            .expert
            .get_or_insert_with(|| Expert::among(cast, view.rules(), budget));
        let solved = expert.between_two(view, choices);
        solved.is_some_and(|chances| chances.of(taken) > 0)
    }

    /// Notes a decision that has been thought about.
    fn close(&mut self, open: &Open) {
        let Some((deal, _)) = &mut self.current else {
            return;
        };
        let estimates = open.appraisal.estimates();
        let rated = estimates.iter().map(|one| Rated {
            action: one.action,
            mean: one.mean,
            error: one.error,
        });
        let rated: Vec<Rated> = rated.collect();
        let behind = open.appraisal.behind();
        if let Some(best) = rated.first()
            && open.unit == Unit::Chips
            && deal.decisions.is_empty()
        {
            deal.ledger.cards = open.before + best.mean;
        }
        let goes_on = estimates.iter().find(|one| one.action != Action::Fold);
        let going_on = goes_on.cloned();
        let decision = Decision::new(
            open.nth,
            open.taken,
            rated,
            open.unit,
            open.stake,
            behind,
            open.is_mixed,
        );
        let decision = Decision {
            going_on,
            ..decision
        };
        if open.unit == Unit::Chips {
            deal.ledger.own -= decision.cost;
        }
        deal.decisions.push(decision);
    }

    /// Ends the deal in progress. Without any decision its whole result is the luck of the cards.
    fn end_deal(&mut self, after: Chips) {
        let Some((mut deal, start)) = self.current.take() else {
            return;
        };
        if !self.scope.has_deal(deal.deal) {
            return;
        }
        deal.ledger.result = milli(after) - milli(start);
        let counts = |decision: &Decision| decision.unit == Unit::Chips;
        if !deal.decisions.iter().any(counts) {
            deal.ledger.cards = deal.ledger.result;
        }
        self.found.push(deal);
    }
}

pub(super) fn chips(table: &Table, seat: Seat) -> Chips {
    table.stacks().nth(seat.index()).unwrap_or(0)
}

pub(super) fn milli(chips: Chips) -> i64 {
    (chips.min(1 << 40) as i64) * 1000
}
