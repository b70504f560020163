//! Charts of every hand, on the page and in the worker.

use super::budgets::FOR_A_REVIEW;
use crate::app::worker::{Finding, Thinker};
use crate::bots;
use crate::engine::{Choice, Seat, View};
use crate::notation::Record;
use crate::review::{Chart, ChartOf, ChartStep, ReviewSettings};
use crate::rollouts::Known;

/// The worlds in which each line is played out. They take some five seconds on a slow phone.
const WORLDS: u64 = 192;
/// So often is told how far a chart has come.
const TOLD: u64 = 100;

fn settings() -> ReviewSettings {
    ReviewSettings {
        make_bot: bots::bot,
        risks: None,
        budget: FOR_A_REVIEW,
    }
}

/// Begins the chart of what the viewer has to decide. `None`: there is none of it.
pub(super) fn chart(view: View<'_>, choices: &[Choice]) -> Option<Thinker> {
    let mut chart = Chart::begin(view, choices, None, settings(), &Known::default(), WORLDS)?;
    let mut known = 0;
    Some(Box::new(move || {
        let step = chart.step();
        finding(step, Some(&chart), &mut known)
    }))
}

/// Begins the chart of an action of a record.
pub(super) fn chart_of(record: Record, seat: Seat, nth: usize) -> Thinker {
    let mut of = ChartOf::begin(record, seat, nth, settings(), WORLDS);
    let mut known = 0;
    Box::new(move || match of.step() {
        Ok(step) => finding(step, of.chart(), &mut known),
        Err(_) => Finding::Not,
    })
}

/// What a step has found. `known`: the part of the chart that was told last.
fn finding(step: ChartStep, chart: Option<&Chart>, known: &mut u64) -> Finding {
    match (step, chart) {
        (ChartStep::More, None) => Finding::More,
        (ChartStep::More, Some(chart)) => {
            let (done, all) = chart.progress();
            let part = done * TOLD / all.max(1);
            if part == *known {
                return Finding::More;
            }
            *known = part;
            Finding::Charting(done, all)
        }
        (ChartStep::News | ChartStep::Done, Some(chart)) => {
            Finding::Charted(chart.found().clone().into(), step == ChartStep::Done)
        }
        (ChartStep::News | ChartStep::Done, None) => Finding::Not,
    }
}
