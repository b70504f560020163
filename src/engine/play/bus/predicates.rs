//! Swapping with the board: what its actions, questions and events mean to those who know no mechanic.

use crate::cards::Card;
use crate::engine::facts::bus::BusAction;
use crate::engine::sums::action::{Action, Choice};
use crate::engine::sums::ask::Ask;

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
        matches!(self, Ask::Bus(_))
    }
}

impl BusAction {
    /// Whether it is a swap of the choice.
    pub(in crate::engine) fn is_of(self, choice: Choice) -> bool {
        match (choice, self) {
            (
                Choice::Swap {
                    give: own,
                    take: board,
                    hidden,
                },
                BusAction::Swap { give, take },
            ) => own.contains(give) && take.map_or(hidden, |card| board.contains(card)),
            _ => false,
        }
    }

    /// The plainest swap of the choice. `None`: it is of another mechanic.
    pub(in crate::engine) fn plain(choice: Choice) -> Option<BusAction> {
        let Choice::Swap { give, take, .. } = choice else {
            return None;
        };
        Some(match give.first() {
            Some(give) => {
                let take = take.first();
                BusAction::Swap { give, take }
            }
            None => BusAction::All,
        })
    }
}
