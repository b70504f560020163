//! Three stakes: what its actions, questions and events mean to those who know no mechanic.

use crate::cards::Card;
use crate::engine::facts::classic::{ClassicAsk, ClassicEvent};
use crate::engine::ground::seat::Seat;
use crate::engine::sums::ask::Ask;
use crate::engine::sums::event::Event;

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
        self.drawn_again_by().map(|(_, card)| card)
    }

    /// The same card, and its player.
    #[must_use]
    pub fn drawn_again_by(&self) -> Option<(Seat, Card)> {
        match *self {
            Event::Classic(ClassicEvent::DrewAgain { seat, card }) => Some((seat, card)),
            _ => None,
        }
    }
}
