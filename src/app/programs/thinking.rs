//! What the worker thinks by: it follows the sitting, and the expert gets the view of one seat.

use super::budgets::{BUDGET, FOR_A_HINT, FOR_A_REVIEW};
use super::charting;
use super::memories;
use crate::app::worker::{Finding, Task, Thinker};
use crate::bots;
use crate::engine::{Seat, Viewer};
use crate::notation::Record;
use crate::review::{ReviewSettings, ReviewStep, Reviewer, Scope};
use crate::rollouts::{Appraisal, Expert, own_chance};
use crate::sitting::session::Session;

/// Begins to think in a worker, from the view of one seat of the sitting.
///
/// # Errors
/// [`Finding::Not`]: this cannot be thought about. [`Finding::Lost`]: there is no sitting.
pub(super) fn think(session: Option<&Session>, task: Task) -> Result<Thinker, Finding> {
    match task {
        Task::Review {
            record,
            seat,
            scope,
        } => {
            let record = record.parse::<Record>().map_err(|_| Finding::Not)?;
            Ok(review(record, seat, scope))
        }
        Task::Action(seat, seed) => {
            let session = session.ok_or(Finding::Lost)?;
            let memory = memories::of(session, seat);
            // The sitting may go on while the expert thinks.
            let table = session.table().clone();
            let choices = table.choices(seat);
            let mut expert = Expert::among(bots::bot, table.rules(), BUDGET);
            let mut rng = own_chance(seed);
            let mut has_remembered = false;
            Ok(Box::new(move || {
                if !has_remembered {
                    let mut memory = memory.borrow_mut();
                    if !memory.step() {
                        return Finding::More;
                    }
                    if let Some(met) = memory.met() {
                        expert.remember(met);
                    }
                    has_remembered = true;
                }
                let view = table.view(Viewer::Seat(seat));
                let action = expert.considers(view, &choices, &mut rng);
                action.map_or(Finding::More, Finding::Action)
            }))
        }
        Task::ChartOf { record, seat, nth } => {
            let record = record.parse::<Record>().map_err(|_| Finding::Not)?;
            Ok(charting::chart_of(record, seat, nth as usize))
        }
        Task::Chart(seat) => {
            let table = session.ok_or(Finding::Lost)?.table();
            let (view, choices) = (table.view(Viewer::Seat(seat)), table.choices(seat));
            charting::chart(view, &choices).ok_or(Finding::Not)
        }
        Task::Worths(seat) => {
            let table = session.ok_or(Finding::Lost)?.table();
            let (view, choices) = (table.view(Viewer::Seat(seat)), table.choices(seat));
            let appraisal = Appraisal::begin(view, &choices, bots::bot, FOR_A_HINT);
            let mut appraisal = appraisal.ok_or(Finding::Not)?;
            Ok(Box::new(move || {
                let found = appraisal.step();
                let worths = |news| Finding::Worths(news, found.is_done);
                found.news.map_or(Finding::More, worths)
            }))
        }
    }
}

/// Begins to review these decisions of the seat.
pub(super) fn review(record: Record, seat: Seat, scope: Scope) -> Thinker {
    let means = ReviewSettings {
        make_bot: bots::bot,
        risks: bots::risks(&record.rules),
        budget: FOR_A_REVIEW,
    };
    let mut reviewer = Reviewer::begin(record, seat, scope, means);
    let mut known = (0, 0);
    Box::new(move || {
        let Ok(step) = reviewer.step() else {
            return Finding::Not;
        };
        let decided = match step {
            ReviewStep::Done => return Finding::Reviewed(reviewer.deals().to_vec()),
            ReviewStep::Decided => reviewer.latest().zip(reviewer.latest_so_far()),
            ReviewStep::More => None,
        };
        let (done, all) = reviewer.progress();
        if decided.is_none() && known == (done, all) {
            return Finding::More;
        }
        known = (done, all);
        let decided = decided.map(|((decision, _), deal)| Box::new((decision.clone(), deal)));
        Finding::Reviewing(done as u32, all as u32, decided)
    })
}
