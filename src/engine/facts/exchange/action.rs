//! The actions of drawing cards (RULES 10.7, 10.9).

use serde::{Deserialize, Serialize};

use crate::cards::{Card, CardSet};

/// An action of drawing cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DrawingAction {
    /// Exchange these cards (RULES 10.7, 10.9). Without any, take the top of the stock (RULES 10.4).
    Draw(CardSet),
    /// Give this card for the top of the stock (RULES 10.4, `stock31`).
    Give(Card),
    /// Exchange unseen cards, one bit for each place. A record names the cards
    /// ([`Table::named`](crate::engine::Table::named)).
    Unseen(u8),
    /// Exchange so many real cards.
    Count(u8),
    /// Say that the own real cards count more than the number (RULES 10.4).
    Bust,
    /// Say that the own real cards make the number.
    Made,
    /// Take no card, or no more.
    Stand,
}

impl DrawingAction {
    /// How many cards are exchanged. `None`: it is no exchange.
    pub(in crate::engine) fn thrown(self) -> Option<usize> {
        match self {
            DrawingAction::Draw(cards) => Some(cards.len()),
            DrawingAction::Unseen(places) => Some(places.count_ones() as usize),
            DrawingAction::Count(cards) => Some(cards.into()),
            DrawingAction::Give(_)
            | DrawingAction::Bust
            | DrawingAction::Made
            | DrawingAction::Stand => None,
        }
    }

    /// Whether the exchanged cards are of this hand, or of this many unseen cards.
    pub(in crate::engine) fn throws_of(self, hand: CardSet, unseen: u8) -> bool {
        match self {
            DrawingAction::Draw(cards) => hand.contains_all(cards),
            DrawingAction::Unseen(places) => u32::from(places) < 1 << unseen.min(8),
            DrawingAction::Give(_)
            | DrawingAction::Count(_)
            | DrawingAction::Bust
            | DrawingAction::Made
            | DrawingAction::Stand => false,
        }
    }
}
