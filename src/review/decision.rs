//! A decision, and what each choice was worth.

use super::verdict::Verdict;
use crate::engine::Action;
use crate::rollouts::Estimate;

/// What a worth counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Thousandths of a chip.
    Chips,
    /// Thousandths of a life (RULES 10.2).
    Lives,
    /// Thousandths of a game for points (RULES 10.1).
    Games,
}

/// A choice and its worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rated {
    /// The action.
    pub action: Action,
    /// The expected gain or loss from then on.
    pub mean: i64,
    /// The standard error of that.
    pub error: i64,
}

/// A decision of the seat under review.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The number of the action in the record, counted from 0.
    pub nth: usize,
    /// The action taken.
    pub taken: Action,
    /// The choices that were compared, the best first. The one taken is among them.
    pub rated: Vec<Rated>,
    /// What they count.
    pub unit: Unit,
    /// How much less the action taken was worth than the best, or 0 if that is not told from chance.
    pub cost: i64,
    /// What was at stake: all pots, one life, or one game.
    pub stake: i64,
    /// What to call it.
    pub verdict: Verdict,
    /// What else is known of the best choice but to fold: how often it wins, and who folds.
    pub going_on: Option<Estimate>,
    /// Whether the solved play between two takes this action too, now and then at least. It is never a fault then.
    pub is_solved: bool,
}

impl Decision {
    /// A decision between these choices, of which the one taken was behind the best by `behind` with this standard
    /// error. `is_mixed`: the solved play chooses it too now and then, so it is no fault.
    pub(super) fn new(
        nth: usize,
        taken: Action,
        rated: Vec<Rated>,
        unit: Unit,
        stake: i64,
        (behind, error): (i64, i64),
        is_mixed: bool,
    ) -> Decision {
        let verdict = match is_mixed {
            true => Verdict::Best,
            false => Verdict::of(behind, error, stake),
        };
        let cost = if verdict == Verdict::Best { 0 } else { behind };
        Decision {
            nth,
            taken,
            rated,
            unit,
            cost,
            stake,
            verdict,
            going_on: None,
            is_solved: is_mixed,
        }
    }

    /// The cost in thousandths of what was at stake.
    #[must_use]
    pub fn share(&self) -> i64 {
        self.cost.saturating_mul(1000) / self.stake.max(1)
    }
}
