//! What is seen of a game for lives beside the lives themselves.

use crate::engine::facts::bus::BusEvent;
use crate::engine::ground::seat::Seat;
use crate::engine::sums::event::Event;
use crate::engine::view::View;

impl View<'_> {
    /// Whether a seat has lost a life since somebody was last asked. `None`: it is not played for lives.
    #[must_use]
    pub fn has_just_lost_life(self, seat: Seat) -> Option<bool> {
        self.rules().lives()?;
        let last = self.history().rev();
        let mut last = last.take_while(|event| !matches!(event, Event::Asked(_)));
        Some(last.any(
            |event| matches!(event, Event::Bus(BusEvent::Lost { seat: loser }) if loser == seat),
        ))
    }
}
