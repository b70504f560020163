//! What a player is asked while cards are swapped with the board (RULES 10.2).

use crate::engine::ground::seat::Seat;

/// A player is asked to swap with the board or to stick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BusAsk {
    /// The player in turn.
    pub seat: Seat,
}

impl BusAsk {
    pub(in crate::engine) fn seat(self) -> Seat {
        self.seat
    }
}
