//! Reviews a record in small steps, so that a page stays awake meanwhile.

use std::sync::Arc;

use super::deal::DealReview;
use super::decision::{Decision, Rated, Unit};
use super::judgement::Judgement;
use super::lives::of_lives;
use super::scope::Scope;
use super::so_far::DealSoFar;
use super::stacks::{at_stake, has, has_earned};
use super::thought::{AgainstBest, Thought};
use crate::bots::{MakeBot, Risk, Temper};
use crate::engine::{Action, Ask, Choices, Seat, Table, View, Viewer};
use crate::notation::{Bookmark, Move, Record, ReplayError, Replayer};
use crate::rollouts::{Appraisal, Budget, Expert, Known, OpponentModel};

/// The worlds of a step: about a millisecond on a phone. To set hands takes longer.
const WORLDS: u32 = 4;
/// The actions that are replayed in a step.
const ACTIONS: u32 = 10;
/// What a review is made with.
#[derive(Clone, Copy)]
pub struct ReviewSettings {
    /// Makes the players that play on.
    pub make_bot: MakeBot,
    /// Tells the risk of each move where lives count. `None`: such decisions are not reviewed.
    pub risks: Option<fn(View<'_>) -> Vec<Risk>>,
    /// What is played out for a decision.
    pub budget: Budget,
}

/// What a step has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewStep {
    /// There is more to do.
    More,
    /// A decision was reviewed: [`Reviewer::latest`] tells it. There is more to do.
    Decided,
    /// All is done.
    Done,
}

/// A review in progress. It knows the other players from the deals before, as far as the record has them. What it finds follows from the record, the seat and the settings.
/// Of a record with real cards it finds nothing: nobody knows what was held.
///
/// ```
/// use brag::bots;
/// use brag::engine::Seat;
/// use brag::review::{Ledger, ReviewSettings, Reviewer, Scope, ReviewStep};
/// use brag::rollouts::Budget;
///
/// # let record = include_str!("../../tests/records/v12_seed_example_1.json").parse()?;
/// let settings = ReviewSettings { make_bot: bots::bot, risks: None, budget: Budget { playouts: 60 } };
/// let mut reviewer = Reviewer::begin(record, Seat(0), Scope::All, settings);
/// while reviewer.step()? != ReviewStep::Done {}
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
    settings: ReviewSettings,
    expert: Option<Expert>,
    /// The model of the others, from all that they have done so far. `None`: nobody else has acted.
    model: Option<OpponentModel>,
    /// What was known of the players when the deal in progress began.
    known: Known,
    at: Option<Bookmark>,
    /// The table before the deal in progress, and the number of the first action after it was dealt.
    dealt: Option<(Table, usize)>,
    /// The number of the last action that was looked at.
    looked_at: Option<usize>,
    open: Option<Open>,
    /// The deal in progress, with what the seat had before it.
    current: Option<(DealReview, i64)>,
    found: Vec<DealReview>,
    done: usize,
}

/// A decision that is being thought about.
struct Open {
    thought: Thought,
    nth: usize,
    taken: Action,
    unit: Unit,
    stake: i64,
    /// The worlds of a step.
    worlds: u32,
    /// What is added to the worth of a choice for that of the whole deal.
    before: i64,
}

impl Reviewer {
    /// Begins a review of these decisions of the seat.
    #[must_use]
    pub fn begin(record: Record, seat: Seat, scope: Scope, settings: ReviewSettings) -> Reviewer {
        Reviewer {
            record: Arc::new(record),
            seat,
            scope,
            settings,
            expert: None,
            model: None,
            known: Known::default(),
            at: None,
            dealt: None,
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
    pub fn step(&mut self) -> Result<ReviewStep, ReplayError> {
        let Some(mut open) = self.open.take() else {
            let record = Arc::clone(&self.record);
            return self.go_on(&record);
        };
        for _ in 0..open.worlds {
            if !open.thought.step() {
                self.close(&open);
                return Ok(ReviewStep::Decided);
            }
        }
        self.open = Some(open);
        Ok(ReviewStep::More)
    }

    /// The decision reviewed last, and the table at which it was made. `None`: it is no longer at hand.
    #[must_use]
    pub fn latest(&self) -> Option<(&Decision, &Table)> {
        let (deal, _) = self.current.as_ref()?;
        Some((deal.decisions.last()?, self.at.as_ref()?.table()))
    }

    /// The deal as far as the decision reviewed last, to be sent. `None`: it is no longer at hand.
    #[must_use]
    pub fn latest_so_far(&self) -> Option<DealSoFar> {
        let (decision, table) = self.latest()?;
        let (before, first) = self.dealt.as_ref()?;
        let actions = self.record.actions.get(*first..decision.nth)?;
        DealSoFar::new(before, table, actions, self.seat)
    }

    /// The table at which the decision is made that is being thought about, and what is known of the players there.
    /// `None`: none is.
    pub(super) fn thinking(&self) -> Option<(&Table, &Known)> {
        self.open.as_ref()?;
        Some((self.at.as_ref()?.table(), &self.known))
    }

    /// The deals that are reviewed to their end, in order.
    #[must_use]
    pub fn deals(&self) -> &[DealReview] {
        &self.found
    }

    /// How many actions of the record are reviewed, and how many it has.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        (self.done, self.record.actions.len())
    }

    /// Replays to the next decision to think about.
    fn go_on(&mut self, record: &Record) -> Result<ReviewStep, ReplayError> {
        let mut step = ReviewStep::More;
        let mut replayer = match self.at.take() {
            Some(at) => Replayer::resume(record, at),
            None => Replayer::sit(record)?,
        };
        for _ in 0..ACTIONS {
            let nth = replayer.done();
            let table = replayer.table();
            let was_due = matches!(table.ask(), Ask::Deal { .. });
            let deals_before = table.view(Viewer::Gallery).deals();
            let before = self.has(table, has);
            if !was_due && self.looked_at != Some(nth) {
                self.looked_at = Some(nth);
                if let Some(next) = record.actions.get(nth).and_then(|next| next.parse().ok()) {
                    self.learn(table, next);
                    step = self.look_at(table, nth, next);
                }
                if step == ReviewStep::Decided || self.open.is_some() {
                    break;
                }
            }
            let before_deal = was_due.then(|| table.clone());
            if !replayer.small_step()? {
                return Ok(ReviewStep::Done);
            }
            self.done = replayer.done();
            let table = replayer.table();
            if let Some(before_deal) = before_deal {
                self.dealt = Some((before_deal, self.done));
            }
            let view = table.view(Viewer::Gallery);
            if view.deals() > deals_before {
                let unit = Unit::of(view.rules());
                let deal = DealReview {
                    deal: view.deals(),
                    unit,
                    ..DealReview::default()
                };
                // Points and lives may begin anew with this deal.
                let before = match unit {
                    Unit::Chips => before,
                    Unit::Games | Unit::Lives => self.has(table, has),
                };
                self.current = Some((deal, before));
                self.known = self
                    .model
                    .as_ref()
                    .map(OpponentModel::known)
                    .unwrap_or_default();
            }
            if view.is_between_deals() || view.ask() == Ask::Over {
                self.end_deal(view.deals(), self.has(table, has_earned));
            }
        }
        self.at = Some(replayer.bookmark());
        Ok(step)
    }

    /// Learns from the next action, if it is another player's.
    fn learn(&mut self, table: &Table, next: Move) {
        let is_other = next.seat != self.seat && table.ask().seat() == Some(next.seat);
        if table.rules().real_cards || !is_other {
            return;
        }
        if self.model.is_none() {
            self.model = OpponentModel::begin(table.rules(), self.settings.make_bot);
        }
        if let Some(model) = &mut self.model {
            model.note(table, next.seat, next.action);
        }
    }

    /// Begins to think about the next action, if the seat has something to choose.
    fn look_at(&mut self, table: &Table, nth: usize, next: Move) -> ReviewStep {
        let Some((deal, start)) = &mut self.current else {
            return ReviewStep::More;
        };
        let is_own = next.seat == self.seat && table.ask().seat() == Some(self.seat);
        if table.rules().real_cards || !is_own || !self.scope.has(nth, deal.deal) {
            return ReviewStep::More;
        }
        let start = *start;
        let (view, choices) = (
            table.view(Viewer::Seat(self.seat)),
            table.choices(self.seat),
        );
        let taken = next.action;
        if !choices.iter().any(|choice| choice.admits(taken)) {
            return ReviewStep::More;
        }
        if view.rules().lives().is_some() {
            let risks = self.settings.risks.map(|risks| risks(view));
            let decision = risks.and_then(|risks| of_lives(nth, taken, &risks));
            return match decision {
                Some(decision) => {
                    note(deal, decision, 0);
                    ReviewStep::Decided
                }
                None => ReviewStep::More,
            };
        }
        let mut budget = self.settings.budget;
        let sets = view.ask().is_of_setting();
        if sets {
            // Each world takes longer, because all others set their hands in it.
            budget.playouts /= 2;
        }
        let unit = Unit::of(view.rules());
        let stake = at_stake(view);
        let before = match unit {
            Unit::Chips => self.has(table, has_earned) - start,
            // A choice is worth the chance to win.
            Unit::Games => -start,
            Unit::Lives => 0,
        };
        let Some(thought) = self.begin_to_think(view, &choices, taken, (budget, stake)) else {
            return ReviewStep::More;
        };
        self.open = Some(Open {
            thought,
            nth,
            taken,
            unit,
            stake,
            worlds: if sets { 1 } else { WORLDS },
            before,
        });
        ReviewStep::More
    }

    /// What the seat has, in thousandths of what counts. `of_chips` tells it where that is chips.
    fn has(&self, table: &Table, of_chips: fn(&Table, Seat) -> i64) -> i64 {
        let view = table.view(Viewer::Seat(self.seat));
        let rules = view.rules();
        match Unit::of(rules) {
            Unit::Chips => of_chips(table, self.seat),
            Unit::Lives => 1000 * view.own().map_or(0, |own| i64::from(own.score())),
            Unit::Games => {
                let bot = (self.settings.make_bot)(rules, Temper::Straightforward);
                bot.standing(view).map_or(0, i64::from)
            }
        }
    }

    /// Begins to think about a decision: against best play between two where that is stored, else against such players.
    fn begin_to_think(
        &mut self,
        view: View<'_>,
        choices: &Choices,
        taken: Action,
        (budget, stake): (Budget, i64),
    ) -> Option<Thought> {
        let make_bot = self.settings.make_bot;
        let expert = self
            .expert
            .get_or_insert_with(|| Expert::among(make_bot, view.rules(), budget));
        if let Some(best) = AgainstBest::begin(expert, view, choices, taken) {
            return Some(Thought::Solved(Box::new(best)));
        }
        let played = Appraisal::of(view, choices, Some(taken), make_bot, budget)?;
        let played = played.knowing(&self.known);
        Some(Thought::Played(Box::new(Judgement::begin(played, stake))))
    }

    /// Notes a decision that has been thought about.
    fn close(&mut self, open: &Open) {
        let Some((deal, _)) = &mut self.current else {
            return;
        };
        let (estimates, behind, verdict) = open.thought.outcome(open.stake);
        let rated = estimates.iter().map(|one| Rated {
            action: one.action,
            mean: one.mean,
            error: one.error,
        });
        let rated: Vec<Rated> = rated.collect();
        // The numbers are about the choice that the verdict is about. Folding has none.
        let mut goes_on = estimates.iter().filter(|one| one.action != Action::Fold);
        let best = goes_on.clone().next();
        let taken = goes_on.find(|one| one.action == open.taken);
        let going_on = taken.or(best).cloned();
        let decision = Decision::new(
            open.nth,
            open.taken,
            rated,
            open.unit,
            open.stake,
            (behind, verdict),
            open.thought.is_mixed(),
        );
        let decision = Decision {
            going_on,
            ..decision
        };
        note(deal, decision, open.before);
    }

    /// Ends the deal in progress, after so many deals. Without any decision its whole result is the luck of the cards. A
    /// deal that all sat out is not counted, and not reviewed.
    fn end_deal(&mut self, deals: u32, after: i64) {
        let Some((mut deal, start)) = self.current.take() else {
            return;
        };
        let is_known = !self.record.rules.real_cards;
        if !is_known || deal.deal > deals || !self.scope.has_deal(deal.deal) {
            return;
        }
        deal.ledger.result = after - start;
        if deal.decisions.is_empty() {
            deal.ledger.cards = deal.ledger.result;
        }
        self.found.push(deal);
    }
}

/// Notes a decision. `before` is added to the worth of its best choice for that of the whole deal.
fn note(deal: &mut DealReview, decision: Decision, before: i64) {
    if let (Some(best), true) = (decision.rated.first(), deal.decisions.is_empty()) {
        deal.ledger.cards = before + best.mean;
    }
    deal.ledger.own -= decision.cost;
    deal.decisions.push(decision);
}
