//! The lines of a chart, played out in turns.

use super::chart_found::{ChartFound, ChartStep, Charted};
use super::judgement::Judgement;
use super::stacks::at_stake;
use super::verdict::DOUBT;
use crate::bots::MakeBot;
use crate::engine::{Action, Choice, Choices, Table, View, Viewer};
use crate::rollouts::{Appraisal, Budget, Known};

/// The worlds after which a chart is told first. It is told anew after twice as many, and so on.
const FIRST: u64 = 16;
/// How many times as long it takes to weigh the player's own hand, about: as a review weighs it.
const OWN: u64 = 4;
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
    /// The line of the player's own hand, which is weighed as a review weighs it, so that both tell the same.
    own: Option<Own>,
    appraisals: Vec<Option<Appraisal>>,
    /// The line that is played out now, to so many worlds.
    at: usize,
    worlds: u64,
    most: u64,
}

/// The line of the player's own hand.
struct Own {
    line: usize,
    thought: Thought,
    is_done: bool,
}

/// It is weighed for a verdict on what was done, or as a hint weighs it.
enum Thought {
    Verdict(Box<Judgement>),
    Hint(Box<Appraisal>),
}

impl Own {
    fn appraisal(&self) -> &Appraisal {
        match &self.thought {
            Thought::Verdict(judgement) => judgement.appraisal(),
            Thought::Hint(appraisal) => appraisal,
        }
    }

    fn step(&mut self) {
        self.is_done = match &mut self.thought {
            Thought::Verdict(judgement) => !judgement.step(),
            Thought::Hint(appraisal) => appraisal.step().is_done,
        };
    }

    /// Whether it can be told: it is done, or only thought on about.
    fn is_told(&self) -> bool {
        self.is_done
            || matches!(&self.thought, Thought::Verdict(judgement) if judgement.thinks_on())
    }
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
        own: Option<(usize, Option<Action>, Budget)>,
    ) -> Played {
        let own = own.and_then(|(line, taken, budget)| {
            let view = tables.get(line)?.view(view.viewer());
            let weighed = Appraisal::of(view, &choices, taken, make_bot, budget)?;
            let weighed = weighed.knowing(known);
            Some(Own {
                line,
                thought: match taken {
                    Some(_) => {
                        Thought::Verdict(Box::new(Judgement::begin(weighed, at_stake(view))))
                    }
                    None => Thought::Hint(Box::new(weighed)),
                },
                is_done: false,
            })
        });
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
            own,
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
        let of_own = self.own.as_ref().map_or(0, |_| self.most * OWN);
        let own = self.own.as_ref().map_or(0, |own| match own.is_told() {
            true => of_own,
            false => own.appraisal().worlds().min(of_own),
        });
        let done = own + self.appraisals.iter().map(worlds).sum::<u64>();
        let all = of_own + self.tables.len() as u64 * self.most;
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
        if let Some(own) = self.own.as_ref().filter(|own| own.is_told())
            && let Some(line) = found.lines.get_mut(own.line)
        {
            line.choices = played_out(own.appraisal());
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
        // The lines are told once before.
        if let Some(own) = self.own.as_mut().filter(|own| !own.is_told())
            && self.worlds > FIRST
        {
            own.step();
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
            None => match self.own.as_mut().filter(|own| !own.is_done) {
                Some(own) => {
                    own.step();
                    ChartStep::More
                }
                None => ChartStep::Done,
            },
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
            doubt: *error,
            is_as_good: *behind <= DOUBT * error,
        })
    };
    beside.iter().filter_map(charted).collect()
}
