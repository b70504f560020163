//! Equalised betting: what its actions, questions and events mean to those who know no mechanic.

use crate::engine::Chips;
use crate::engine::ask::Ask;
use crate::engine::event::Event;
use crate::engine::seat::Seat;

impl Ask {
    /// Whether a player is asked something in equalised betting or what goes with it.
    #[must_use]
    pub fn is_to_bet_in_round(self) -> bool {
        matches!(self, Ask::Round(_))
    }
}

impl<C> Event<C> {
    /// The player who acts in a betting round with this event, and the chips that this cost him. `None`: nobody does.
    #[must_use]
    pub fn act_of_round(&self) -> Option<(Seat, Chips)> {
        match self {
            Event::Round(event) => event.act(),
            _ => None,
        }
    }
}
