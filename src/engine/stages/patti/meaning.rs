//! Teen Patti: what its actions, questions and events mean to those who know no mechanic.

use super::PattiEvent;
use crate::engine::event::Event;
use crate::engine::seat::Seat;

impl<C> Event<C> {
    /// A sideshow that this event decides (RULES 10.3): who asked, who agreed, and whose hand is worse. `None`: it decides
    /// none.
    #[must_use]
    pub fn sideshow(&self) -> Option<[Seat; 3]> {
        match *self {
            Event::Patti(PattiEvent::Compared { by, of, loser }) => Some([by, of, loser]),
            _ => None,
        }
    }
}
