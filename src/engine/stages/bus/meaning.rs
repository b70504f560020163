//! Swapping with the board: what its actions, questions and events mean to those who know no mechanic.

use super::BusAction;
use crate::cards::Card;
use crate::engine::action::Action;
use crate::engine::ask::Ask;

impl Action {
    /// Gives this card to the board and takes that one, or the one that lies face down.
    #[must_use]
    pub fn swap(give: Card, take: Option<Card>) -> Action {
        Action::Bus(BusAction::Swap { give, take })
    }

    /// Whether it swaps with the board, or does without.
    #[must_use]
    pub fn is_of_swapping(self) -> bool {
        matches!(self, Action::Bus(_))
    }

    /// Whether each other player has one more turn after it.
    #[must_use]
    pub fn ends_turns(self) -> bool {
        self == Action::Bus(BusAction::Stick)
    }
}

impl Ask {
    /// Whether a player is asked to swap with the board or to stick.
    #[must_use]
    pub fn is_to_swap(self) -> bool {
        matches!(self, Ask::Bus { .. })
    }
}
