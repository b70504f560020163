//! Betting in Brag: what its actions, questions and events mean to those who know no mechanic.

use crate::engine::facts::vying::{Turn, VyingAsk};
use crate::engine::ground::pick::Pick;
use crate::engine::sums::ask::Ask;

impl From<Turn> for Ask {
    fn from(turn: Turn) -> Ask {
        Ask::Vying(VyingAsk::Turn(turn))
    }
}

impl Ask {
    /// The turn in the betting. `None`: it waits for something else.
    #[must_use]
    pub fn turn(self) -> Option<Turn> {
        match self {
            Ask::Vying(VyingAsk::Turn(turn)) => Some(turn),
            _ => None,
        }
    }

    /// Whether a player is asked to throw cards of the hand that he has just looked at (RULES 1.4).
    #[must_use]
    pub fn is_to_throw(self) -> bool {
        matches!(self, Ask::Vying(VyingAsk::Discard { .. }))
    }

    /// Which of his two hands a player has just looked at, and must keep or throw away. `None`: something else is asked.
    #[must_use]
    pub fn looked(self) -> Option<Pick> {
        match self {
            Ask::Vying(VyingAsk::Decide { looked, .. }) => Some(looked),
            _ => None,
        }
    }
}
