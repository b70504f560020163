//! Why hands are shown, and where a deal goes on after an answer about real cards.

use super::ending::Ending;
use super::seat::{Seat, SeatSet};

/// Why hands are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Showing {
    /// One player paid to see another.
    See {
        /// The player who paid.
        payer: Seat,
        /// The player whose hand is seen.
        seen: Seat,
    },
    /// One player who can bet is left, and somebody has covered.
    Last {
        /// The player who is left.
        seat: Seat,
        /// The last action of the others.
        how: Ending,
    },
    /// All agreed.
    Showdown,
    /// One of two was short, and the other shows: he wins unless the short one's hand is better.
    Instead {
        /// The player who shows.
        seat: Seat,
        /// The player who was short.
        short: Seat,
    },
}

/// Where a deal goes on after an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Resume {
    /// The others beat a hand that lies face up, or fold.
    FaceUp,
    /// Hands are shown.
    Showing(Showing),
    /// In Teen Patti all show.
    PattiAll,
    /// In Teen Patti one of two has paid to see the other.
    PattiSee {
        /// The player who paid.
        payer: Seat,
        /// The player whose hand is seen.
        seen: Seat,
    },
    /// In Teen Patti two compare their hands.
    Sideshow {
        /// The player who asked.
        by: Seat,
        /// The player who was asked.
        of: Seat,
    },
    /// All who are in a round are level.
    Level,
    /// The best upcard takes the first of three pots.
    Upcard,
    /// These players show for the second of three pots.
    Brag { players: SeatSet },
    /// The second of three pots is won.
    BragWon {
        winner: Seat,
        /// Whether hands were shown for it.
        was_shown: bool,
    },
    /// Players begin to draw to a number.
    Number,
    /// The third of three pots goes to the nearest.
    Nearest,
}
