//! What only happens in Teen Patti (RULES 10.3).

use super::Seat;

/// What only happens in Teen Patti.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PattiEvent {
    /// A player who has just bet the least asked the player before him for a sideshow.
    Asked {
        /// Who asked.
        by: Seat,
        /// Whom.
        of: Seat,
    },
    /// Two players have compared their hands, each seen by the two alone; the worse is folded next.
    Compared {
        /// Who asked.
        by: Seat,
        /// Who agreed.
        of: Seat,
        /// Whose hand is the worse.
        loser: Seat,
    },
}
