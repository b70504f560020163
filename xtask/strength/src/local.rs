//! A local best reply: at each turn the best action against players whose chances are known, if all play on as they do.
//!
//! It learns nothing. It reads what others may hold from the chances of what they did, plays each action out, and takes the
//! best. What it wins is a lower bound of what can be won.

use brag::bots::Policy;
use brag::engine::{Action, Choice, View};
use brag::random::Rng;
use brag::rollouts::{Budget, Expert};

use crate::learner::Others;

/// What it plays out for a decision: as much as an expert.
const BUDGET: Budget = Budget { playouts: 800 };

/// One who replies to players that he knows.
pub struct Local(Expert);

impl Local {
    /// Replies to those that `others` makes. They tell the chances of their actions.
    pub fn to(others: Others<'_>) -> Local {
        Local(Expert::knowing(others, BUDGET))
    }
}

impl Policy for Local {
    fn choose(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Action {
        let worths = self.0.worths(view, choices, rng);
        let best = worths.first().map(|worth| worth.action);
        // There is one choice, or it is about cards and not about chips.
        best.unwrap_or_else(|| self.0.choose(view, choices, rng))
    }
}
