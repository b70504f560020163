//! The lines of a chart against best play between two.

use super::chart_found::{ChartFound, ChartStep, Charted};
use super::thought::AgainstBest;
use super::verdict::DOUBT;
use crate::cards::HandValue;
use crate::engine::{Action, Choice, Table, View};
use crate::rollouts::{Estimate, Expert};

/// The chance in thousandths from which the solved play takes an action now and then.
const NOW_AND_THEN: u32 = 50;
/// The chart is first shown after this part of all walks: one in five.
const COARSE: u32 = 5;
/// Errors are then this many times as large, as `tests/review/chart.rs` measures.
const COARSE_ERROR: i64 = 4;

/// The lines, and the turn of a player who has not looked. Both are solved coarsely first.
pub(super) struct Solved {
    blind: Option<OfTurn<Vec<Action>>>,
    lines: OfTurn<Vec<Vec<Action>>>,
}

/// A turn that is being solved, with the actions that the stored play takes there now and then.
struct OfTurn<T> {
    best: AgainstBest,
    mixed: T,
}

impl<T> OfTurn<T> {
    /// Whether it is solved as far as this: coarsely, or to its end.
    fn is_at(&self, coarsely: bool) -> bool {
        let (done, all) = self.best.progress();
        done >= if coarsely { (all / COARSE).max(1) } else { all }
    }

    /// How many times as large errors are as at the end.
    fn errors(&self) -> i64 {
        match self.is_at(false) {
            true => 1,
            false => COARSE_ERROR,
        }
    }
}

impl Solved {
    /// Begins to solve the turn that the lines are of, with these tables for the lines, these choices and an action that is
    /// weighed. `blind`: the same turn without a look, with its choices and the action that is weighed there. `None`: no
    /// play is stored for it.
    pub(super) fn begin(
        expert: &mut Expert,
        (view, blind): (View<'_>, Option<(&[Choice], Action)>),
        (open, tables, offered, taken): (View<'_>, &[Table], &[Choice], Action),
    ) -> Option<Solved> {
        let best = AgainstBest::begin(expert, open, offered, taken)?;
        let tables = tables.iter().map(|table| table.view(open.viewer()));
        let mixed = tables.map(|view| now_and_then(expert, view, offered));
        let lines = OfTurn {
            best,
            mixed: mixed.collect(),
        };
        let blind = match blind {
            Some((choices, taken)) => Some(OfTurn {
                best: AgainstBest::begin(expert, view, choices, taken)?,
                mixed: now_and_then(expert, view, choices),
            }),
            None => None,
        };
        Some(Solved { blind, lines })
    }

    /// How much is done, of how much.
    pub(super) fn progress(&self) -> (u64, u64) {
        let blind = self.blind.as_ref().map(|blind| blind.best.progress());
        let all = [Some(self.lines.best.progress()), blind];
        let sum = |(done, of): (u64, u64), next: (u32, u32)| {
            (done + u64::from(next.0), of + u64::from(next.1))
        };
        all.into_iter().flatten().fold((0, 0), sum)
    }

    /// Walks on. What is known better is told.
    pub(super) fn step(&mut self, found: &mut ChartFound) -> ChartStep {
        for coarsely in [true, false] {
            if let Some(blind) = self.blind.as_mut().filter(|blind| !blind.is_at(coarsely)) {
                blind.best.step();
                if !blind.is_at(coarsely) {
                    return ChartStep::More;
                }
                let worths = against_best(&blind.best.estimates(), &blind.mixed, blind.errors());
                found.blind = Some(worths);
                return ChartStep::News;
            }
            if !self.lines.is_at(coarsely) {
                self.lines.best.step();
                if !self.lines.is_at(coarsely) {
                    return ChartStep::More;
                }
                self.lines.tell(found);
                return match self.lines.is_at(false) {
                    true => ChartStep::Done,
                    false => ChartStep::News,
                };
            }
        }
        ChartStep::Done
    }
}

impl OfTurn<Vec<Vec<Action>>> {
    fn tell(&self, found: &mut ChartFound) {
        let values: Vec<HandValue> = found.lines.iter().map(|line| line.value).collect();
        let all = self.best.by_hand(&values);
        for ((line, estimates), mixed) in found.lines.iter_mut().zip(all).zip(&self.mixed) {
            line.choices = against_best(&estimates, mixed, self.errors());
        }
    }
}

/// The actions that the stored play takes now and then.
fn now_and_then(expert: &mut Expert, view: View<'_>, choices: &[Choice]) -> Vec<Action> {
    let chances = expert.between_two(view, choices);
    let often = chances.iter().flat_map(|chances| chances.iter());
    let often = often.filter(|(_, chance)| *chance >= NOW_AND_THEN);
    often.map(|(action, _)| action).collect()
}

/// The choices with a hand beside best play, which takes those of `mixed` now and then. Errors are `times` as large.
fn against_best(estimates: &[Estimate], mixed: &[Action], errors: i64) -> Vec<Charted> {
    let Some(best) = estimates.first() else {
        return Vec::new();
    };
    let charted = |one: &Estimate| Charted {
        action: one.action,
        mean: one.mean,
        error: one.error * errors,
        doubt: best.error.max(one.error) * errors,
        is_as_good: best.mean - one.mean <= DOUBT * best.error.max(one.error) * errors
            || mixed.contains(&one.action),
    };
    estimates.iter().map(charted).collect()
}
