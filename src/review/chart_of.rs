//! The chart of a decision of a record.

use super::chart::Chart;
use super::chart_found::ChartStep;
use super::reviewer::{ReviewSettings, ReviewStep, Reviewer};
use super::scope::Scope;
use crate::engine::{Seat, Viewer};
use crate::notation::{Move, Record, ReplayError};

/// A record that is replayed to a decision, and the chart of that. As a review does, it knows the other players from the
/// deals before.
pub struct ChartOf {
    reviewer: Reviewer,
    seat: Seat,
    taken: Option<Move>,
    settings: ReviewSettings,
    worlds: u64,
    chart: Option<Chart>,
}

impl ChartOf {
    /// Begins the chart of the action of this number in the record, counted from 0, which this seat took. What is played
    /// out is played in so many worlds for each line.
    #[must_use]
    pub fn begin(
        record: Record,
        seat: Seat,
        nth: usize,
        settings: ReviewSettings,
        worlds: u64,
    ) -> ChartOf {
        let taken = record.actions.get(nth).and_then(|taken| taken.parse().ok());
        ChartOf {
            reviewer: Reviewer::begin(record, seat, Scope::Decision(nth), settings),
            seat,
            taken,
            settings,
            worlds,
            chart: None,
        }
    }

    /// The chart. `None`: the record is still being replayed, or there is none of this decision.
    #[must_use]
    pub fn chart(&self) -> Option<&Chart> {
        self.chart.as_ref()
    }

    /// Goes on for about a millisecond. Without a chart it is done where there is none of this decision.
    ///
    /// # Errors
    /// [`ReplayError`]: the record cannot be replayed to the decision.
    pub fn step(&mut self) -> Result<ChartStep, ReplayError> {
        if let Some(chart) = &mut self.chart {
            return Ok(chart.step());
        }
        let step = self.reviewer.step()?;
        let Some((table, known)) = self.reviewer.thinking() else {
            return Ok(match step {
                ReviewStep::More => ChartStep::More,
                ReviewStep::Decided | ReviewStep::Done => ChartStep::Done,
            });
        };
        let view = table.view(Viewer::Seat(self.seat));
        let choices = table.choices(self.seat);
        let taken = self.taken.map(|taken| taken.action);
        self.chart = Chart::begin(view, &choices, taken, self.settings, known, self.worlds);
        Ok(match self.chart {
            Some(_) => ChartStep::News,
            None => ChartStep::Done,
        })
    }
}
