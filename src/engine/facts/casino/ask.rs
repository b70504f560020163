//! What a player is asked in playing against the bank (RULES 1.8, 10.10).

use crate::engine::ground::seat::Seat;

/// What a player is asked in a game against the bank (RULES 10.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CasinoAsk {
    /// To stake before the cards, or to sit out.
    Stake {
        /// The box.
        seat: Seat,
    },
    /// To play his hand, or to fold it.
    Play {
        /// The box.
        seat: Seat,
    },
}

impl CasinoAsk {
    pub(in crate::engine) fn seat(self) -> Seat {
        let (CasinoAsk::Stake { seat } | CasinoAsk::Play { seat }) = self;
        seat
    }
}
