//! How the choices of a decision are compared.

use super::judgement::Judgement;
use super::stacks::milli;
use super::verdict::Verdict;
use crate::cards::HandValue;
use crate::engine::{Action, Choice, Seat, Standing, View};
use crate::rollouts::{Estimate, Expert};
use crate::solver::{Weighed, Weighing};

/// A decision that is being thought about.
pub(super) enum Thought {
    /// It is played out against players like these.
    Played(Box<Judgement>),
    /// It is solved against best play.
    Solved(Box<AgainstBest>),
}

/// A decision between two where best play is known.
pub(super) struct AgainstBest {
    weighing: Weighing,
    taken: Action,
    other: Option<Seat>,
    /// Whether the stored play takes the action too.
    is_mixed: bool,
    /// What lies in the pot, in thousandths of a chip.
    pot: i64,
    is_blind: bool,
}

/// The part of the pot by which solved worths are off, because few bets follow each other in a small tree: in hundredths,
/// as `tests/review/best_play.rs` measures.
const OFF: i64 = 2;
/// The part of the pot by which the solved worth of a blind bet is off, in hundredths: more bets follow it.
const OFF_BLIND: i64 = 8;

impl AgainstBest {
    /// `None`: best play is not known there.
    pub fn begin(
        expert: &mut Expert,
        view: View<'_>,
        choices: &[Choice],
        taken: Action,
    ) -> Option<AgainstBest> {
        let chances = expert.between_two(view, choices)?;
        let weighing = expert.weigh(view, choices, taken)?;
        let (own, is_blind) = (view.own()?.seat(), view.own()?.is_blind());
        let mut others = view.seats().filter(|seat| seat.seat() != own);
        let other = others.find(|seat| seat.standing() == Standing::In);
        weighing.weighs(taken).then(|| AgainstBest {
            weighing,
            taken,
            other: other.map(|other| other.seat()),
            is_mixed: chances.of(taken) > 0,
            pot: milli(view.pot()),
            is_blind,
        })
    }

    /// The error that is told of an action at least.
    fn off(&self, action: Action) -> i64 {
        let share = match action {
            Action::Fold => 0,
            Action::Bet(_) if self.is_blind => OFF_BLIND,
            _ => OFF,
        };
        self.pot * share / 100
    }

    /// The estimates for his hand, or for all hands if he has not seen it, the best first.
    pub fn estimates(&self) -> Vec<Estimate> {
        let worths = self.weighing.worths().into_iter();
        worths.map(|one| self.estimate(one)).collect()
    }

    /// The estimates for each of these hands of his, the best first.
    pub fn by_hand(&self, hands: &[HandValue]) -> Vec<Vec<Estimate>> {
        let each = self.weighing.by_hand(hands).into_iter();
        let estimates = |of: Vec<Weighed>| of.into_iter().map(|one| self.estimate(one)).collect();
        each.map(estimates).collect()
    }

    /// Thinks on for about a millisecond. `false`: it is done.
    pub fn step(&mut self) -> bool {
        self.weighing.step()
    }

    /// How much of it is done, of how much.
    pub fn progress(&self) -> (u32, u32) {
        self.weighing.progress()
    }

    fn estimate(&self, one: Weighed) -> Estimate {
        let folds = self.other.map(|other| (other, one.folds));
        Estimate {
            action: one.action,
            mean: one.mean,
            error: one.error.max(self.off(one.action)),
            wins: one.wins,
            folds: folds.into_iter().collect(),
        }
    }
}

impl Thought {
    /// Thinks on for about a millisecond of this machine. `false`: it is done, or the verdict is clear.
    pub fn step(&mut self) -> bool {
        match self {
            Thought::Played(judgement) => judgement.step(),
            Thought::Solved(best) => best.step(),
        }
    }

    /// What each choice is worth by now, the best first, how far the action taken is behind the best, in thousandths of a
    /// chip, and the verdict on it where so much is at stake.
    pub fn outcome(&self, stake: i64) -> (Vec<Estimate>, i64, Verdict) {
        let best = match self {
            Thought::Played(judgement) => {
                let appraisal = judgement.appraisal();
                let behind = appraisal.behind().by.max(0);
                return (appraisal.estimates(), behind, judgement.verdict());
            }
            Thought::Solved(best) => best,
        };
        let estimates = best.estimates();
        let taken = estimates.iter().find(|one| one.action == best.taken);
        let (behind, error) = match (estimates.first(), taken) {
            (Some(first), Some(taken)) => (first.mean - taken.mean, first.error.max(taken.error)),
            _ => (0, 0),
        };
        let verdict = match best.is_mixed {
            // What is solved does not depend on chance.
            true => Verdict::Best,
            false => Verdict::of(behind, error, stake),
        };
        (estimates, behind, verdict)
    }

    /// Whether best play takes the action now and then. `None`: it is not known.
    pub fn is_mixed(&self) -> Option<bool> {
        match self {
            Thought::Played(_) => None,
            Thought::Solved(best) => Some(best.is_mixed),
        }
    }
}
