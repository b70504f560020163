//! What a player is asked in equalised betting (RULES 10.0.6).

use crate::engine::ground::seat::Seat;

impl RoundAsk {
    pub(in crate::engine) fn seat(self) -> Seat {
        let (RoundAsk::Stake { seat } | RoundAsk::Speak { seat } | RoundAsk::Contest { seat, .. }) =
            self;
        seat
    }
}

/// What a player is asked in equalised betting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RoundAsk {
    /// The dealer stakes before the cards (RULES 10.6).
    Stake {
        /// The dealer.
        seat: Seat,
    },
    /// A player has the turn in the betting.
    Speak {
        /// The player.
        seat: Seat,
    },
    /// A player contests a hand that was named, or concedes the pool to it (RULES 10.6).
    Contest {
        /// The player.
        seat: Seat,
        /// The player who named his hand.
        by: Seat,
    },
}
