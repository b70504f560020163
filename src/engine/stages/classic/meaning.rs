//! Three stakes: what its actions, questions and events mean to those who know no mechanic.

use super::{ClassicAsk, ClassicEvent};
use crate::cards::Card;
use crate::engine::ask::Ask;
use crate::engine::event::Event;

impl Ask {
    /// Whether a player is asked to draw to a number, or to stand.
    #[must_use]
    pub fn is_to_draw_to_number(self) -> bool {
        matches!(self, Ask::Classic(ClassicAsk::Draw { .. }))
    }
}

impl<C> Event<C> {
    /// A card that a player draws to decide between equally near ones (RULES 10.4). `None`: nobody does.
    #[must_use]
    pub fn drawn_again(&self) -> Option<Card> {
        match *self {
            Event::Classic(ClassicEvent::DrewAgain { card, .. }) => Some(card),
            _ => None,
        }
    }
}
