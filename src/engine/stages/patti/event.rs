//! The events of Teen Patti (RULES 10.3).

use crate::engine::seat::Seat;

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
