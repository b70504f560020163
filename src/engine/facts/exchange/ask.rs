//! What a player is asked while cards are drawn (RULES 10.7, 10.9).

use crate::engine::ground::seat::Seat;

/// A player is asked to throw cards and take as many, or to keep his.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DrawingAsk {
    /// The player in turn.
    pub seat: Seat,
}

impl DrawingAsk {
    pub(in crate::engine) fn seat(self) -> Seat {
        self.seat
    }
}
