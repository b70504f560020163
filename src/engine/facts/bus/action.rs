//! The actions of swapping with the board (RULES 2.6, 10.2).

use serde::{Deserialize, Serialize};

use crate::cards::Card;

/// An action of swapping with the board (RULES 10.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BusAction {
    /// Give this card for that one of the board. Without one, for the face-down card.
    Swap {
        /// The player's card.
        give: Card,
        /// The card of the board.
        take: Option<Card>,
    },
    /// Exchange all three cards for the whole board.
    All,
    /// Stick: everybody else has one more turn.
    Stick,
}
