//! The lines of a chart, played out in turns.

use super::chart_found::{ChartFound, ChartStep, Charted};
use super::verdict::DOUBT;
use crate::bots::MakeBot;
use crate::engine::{Action, Choice, Choices, Table, View, Viewer};
use crate::rollouts::{Appraisal, Budget, Known};

/// The worlds after which a chart is told first. It is told anew after twice as many, and so on.
const FIRST: u64 = 16;
/// How many times as many worlds the turn of a player gets who has not looked: it stands for all hands.
const BLIND: u64 = 6;

/// The lines, played out in turns.
pub(super) struct Played {
    /// For each line the table as it is with that hand, until it is begun.
    tables: Vec<Table>,
    choices: Choices,
    viewer: Viewer,
    taken: Action,
    make_bot: MakeBot,
    known: Known,
    /// The turn of a player who has not looked. `None`: he has.
    blind: Option<Appraisal>,
    appraisals: Vec<Option<Appraisal>>,
    /// The line that is played out now, to so many worlds.
    at: usize,
    worlds: u64,
    most: u64,
}

/// An appraisal of a turn. Its worlds are counted here, so that all lines get as many.
fn appraisal(
    view: View<'_>,
    choices: &[Choice],
    taken: Action,
    (make_bot, known): (MakeBot, &Known),
) -> Option<Appraisal> {
    let budget = Budget {
        playouts: u32::MAX / 4,
    };
    let begun = Appraisal::of(view, choices, Some(taken), make_bot, budget)?;
    Some(begun.knowing(known))
}

impl Played {
    /// Begins to play the lines at these tables out, where these are the choices and this action is weighed in any case.
    /// `blind`: the turn is one without a look, with its choices and the action that is weighed there.
    pub(super) fn begin(
        (view, blind): (View<'_>, Option<(&[Choice], Action)>),
        (tables, choices, taken): (Vec<Table>, Choices, Action),
        (make_bot, known): (MakeBot, &Known),
        worlds: u64,
    ) -> Played {
        let blind =
            blind.and_then(|(choices, taken)| appraisal(view, choices, taken, (make_bot, known)));
        Played {
            tables,
            choices,
            viewer: view.viewer(),
            taken,
            make_bot,
            known: known.clone(),
            blind,
            appraisals: Vec::new(),
            at: 0,
            worlds: FIRST.min(worlds),
            most: worlds,
        }
    }

    /// How much is done, of how much.
    pub(super) fn progress(&self) -> (u64, u64) {
        let worlds = |one: &Option<Appraisal>| match one {
            Some(one) => one.worlds().min(self.most),
            None => self.most,
        };
        let of_blind = self.most * BLIND;
        let blind = self.blind.as_ref().map(|one| one.worlds().min(of_blind));
        let done: u64 = self.appraisals.iter().map(worlds).sum();
        let all = self.tables.len() as u64 * self.most;
        (
            done + blind.unwrap_or(0),
            all + blind.map_or(0, |_| of_blind),
        )
    }

    /// Tells what each choice is worth by now.
    pub(super) fn tell(&self, found: &mut ChartFound) {
        for (line, appraisal) in found.lines.iter_mut().zip(&self.appraisals) {
            line.choices = appraisal.as_ref().map_or(Vec::new(), played_out);
        }
        if let (Some(told), Some(blind)) = (&mut found.blind, &self.blind) {
            *told = played_out(blind);
        }
    }

    /// Goes on for about a millisecond.
    pub(super) fn step(&mut self) -> ChartStep {
        if let Some(table) = self.tables.get(self.appraisals.len()) {
            let view = table.view(self.viewer);
            let with = (self.make_bot, &self.known);
            let begun = appraisal(view, &self.choices, self.taken, with);
            self.appraisals.push(begun);
            return ChartStep::More;
        }
        if let Some(blind) = &mut self.blind
            && blind.worlds() < self.worlds * BLIND
        {
            blind.step();
            return ChartStep::More;
        }
        match self.appraisals.get_mut(self.at) {
            Some(Some(appraisal)) if appraisal.worlds() < self.worlds => {
                if appraisal.step().is_done {
                    self.at += 1;
                }
                ChartStep::More
            }
            Some(_) => {
                self.at += 1;
                ChartStep::More
            }
            None if self.worlds < self.most => {
                self.at = 0;
                self.worlds = (self.worlds * 2).min(self.most);
                ChartStep::News
            }
            None => ChartStep::Done,
        }
    }
}

/// The choices with a hand as they are played out.
fn played_out(appraisal: &Appraisal) -> Vec<Charted> {
    let beside = appraisal.beside_best();
    let estimates = appraisal.estimates();
    let charted = |(action, behind, error): &(Action, i64, i64)| {
        let own = estimates.iter().find(|one| one.action == *action)?;
        Some(Charted {
            action: *action,
            mean: own.mean,
            error: own.error,
            is_as_good: *behind <= DOUBT * error,
        })
    };
    beside.iter().filter_map(charted).collect()
}
