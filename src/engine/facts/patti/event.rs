//! The events of Teen Patti (RULES 10.3).

use crate::engine::ground::held::Held;
use crate::engine::ground::seat::Seat;
use crate::engine::ground::viewer::Viewer;

/// An event of Teen Patti.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PattiEvent {
    /// A player who has just bet the least asked the player before him for a sideshow.
    Asked {
        /// The player who asked.
        by: Seat,
        /// The player asked.
        of: Seat,
    },
    /// Two players have compared their hands, which only they see. The worse hand is folded next.
    Compared {
        /// The player who asked.
        by: Seat,
        /// The player who agreed.
        of: Seat,
        /// The player with the worse hand.
        loser: Seat,
    },
}

impl PattiEvent {
    /// Gives each card that somebody may not see: none.
    pub(in crate::engine) fn each_card(&mut self, _: &mut dyn FnMut(&mut Held)) {}

    /// The event as a viewer may know it. Everybody may know all of it.
    pub(in crate::engine) fn seen_by(&self, _: Viewer) -> PattiEvent {
        *self
    }
}
