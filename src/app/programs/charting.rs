//! Charts of every hand, on the page and in the worker.

use super::budgets::FOR_A_REVIEW;
use crate::app::counts::{Finding, Thinker};
use crate::app::table::experts::{ChartNews, Charting};
use crate::bots;
use crate::engine::{Choice, Seat, View};
use crate::notation::Record;
use crate::review::{Chart, ChartOf, ChartStep, Means};
use crate::rollouts::Known;

/// The worlds in which each line is played out. Half of them take some five seconds on a slow phone.
const WORLDS: u64 = 256;
/// So often is told how far a chart has come.
const TOLD: u64 = 100;

fn means() -> Means {
    Means {
        cast: bots::bot,
        risks: None,
        budget: FOR_A_REVIEW,
    }
}

/// Begins the chart of what the viewer has to decide.
pub(super) fn chart(view: View<'_>, choices: &[Choice]) -> Option<Charting> {
    let mut chart = Chart::begin(view, choices, None, means(), &Known::default(), WORLDS)?;
    Some(Box::new(move || {
        let step = chart.step();
        news(step, Some(&chart))
    }))
}

/// Begins the chart of an action of a record.
pub(super) fn chart_of(record: Record, seat: Seat, nth: usize) -> Charting {
    let mut of = ChartOf::begin(record, seat, nth, means(), WORLDS);
    Box::new(move || match of.step() {
        Ok(step) => news(step, of.chart()),
        Err(_) => ChartNews::Not,
    })
}

fn news(step: ChartStep, chart: Option<&Chart>) -> ChartNews {
    match (step, chart) {
        (ChartStep::More, None) => ChartNews::More(0, 1),
        (ChartStep::More, Some(chart)) => {
            let (done, all) = chart.progress();
            ChartNews::More(done, all)
        }
        (ChartStep::News | ChartStep::Done, Some(chart)) => ChartNews::Told {
            lines: chart.lines().to_vec(),
            is_solved: chart.is_solved(),
            is_done: step == ChartStep::Done,
        },
        (ChartStep::News | ChartStep::Done, None) => ChartNews::Not,
    }
}

/// Charts in the worker.
pub(super) fn thinker(mut charting: Charting) -> Thinker {
    let mut known = 0;
    Box::new(move || match charting() {
        ChartNews::More(done, all) => {
            let part = done * TOLD / all.max(1);
            if part == known {
                return Finding::More;
            }
            known = part;
            Finding::Charting(done, all)
        }
        ChartNews::Told {
            lines,
            is_solved,
            is_done,
        } => Finding::Charted(lines, is_solved, is_done),
        ChartNews::Not => Finding::Not,
    })
}
