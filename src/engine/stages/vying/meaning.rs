//! Betting in Brag: what its actions, questions and events mean to those who know no mechanic.

use super::VyingAsk;
use crate::engine::ask::Ask;

impl Ask {
    /// Whether a player is asked to throw cards of the hand that he has just looked at (RULES 1.4).
    #[must_use]
    pub fn is_to_throw(self) -> bool {
        matches!(self, Ask::Vying(VyingAsk::Discard { .. }))
    }
}
