//! A decision, and what each choice was worth.

use serde::{Deserialize, Serialize};

use super::verdict::Verdict;
use crate::engine::{Action, Rules};
use crate::rollouts::Estimate;

/// What a worth counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Unit {
    /// Thousandths of a chip.
    #[default]
    Chips,
    /// Thousandths of a life (RULES 10.2).
    Lives,
    /// Thousandths of a game for points (RULES 10.1).
    Games,
}

impl Unit {
    /// What counts by these rules.
    #[must_use]
    pub fn of(rules: &Rules) -> Unit {
        match rules {
            _ if rules.lives().is_some() => Unit::Lives,
            _ if rules.points().is_some() => Unit::Games,
            _ => Unit::Chips,
        }
    }
}

/// A choice and its worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rated {
    pub action: Action,
    /// The expected gain or loss from then on.
    pub mean: i64,
    /// The standard error of that.
    pub error: i64,
}

/// A decision of the seat under review.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    /// The number of the action in the record, counted from 0.
    pub nth: usize,
    pub taken: Action,
    /// The choices that were compared, the best first. The one taken is among them.
    pub rated: Vec<Rated>,
    /// What they count.
    pub unit: Unit,
    /// How much less the action taken was worth than the best, or 0 if that is not told from chance or too close to call.
    pub cost: i64,
    /// What was at stake: all pots, one life, or one game.
    pub stake: i64,
    /// What to call it.
    pub verdict: Verdict,
    /// What else is known of the choice taken, or of the best one where that was to fold: how often it wins, and who
    /// folds.
    pub going_on: Option<Estimate>,
    /// Where worths are against best play between two, whether that takes this action too, now and then at least. It is
    /// never a fault then. `None`: they are against players like these.
    pub is_solved: Option<bool>,
}

impl Decision {
    /// A decision between these choices, with its verdict, and how far the choice that was taken was behind the best.
    /// `is_solved`: whether the solved play takes it too now and then; `None` without one.
    pub(super) fn new(
        nth: usize,
        taken: Action,
        rated: Vec<Rated>,
        unit: Unit,
        stake: i64,
        (behind, verdict): (i64, Verdict),
        is_solved: Option<bool>,
    ) -> Decision {
        let cost = if verdict.costs() { behind } else { 0 };
        Decision {
            nth,
            taken,
            rated,
            unit,
            cost,
            stake,
            verdict,
            going_on: None,
            is_solved,
        }
    }

    /// The cost in thousandths of what was at stake.
    #[must_use]
    pub fn share(&self) -> i64 {
        self.cost.saturating_mul(1000) / self.stake.max(1)
    }
}
