//! An open hand of a game that lists its hands on its own.

use crate::cards::HandValue;
use crate::engine::Seat;

/// A set hand, or the dealt hand of a game with three stakes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenHand {
    /// Whose it is.
    pub seat: Seat,
    pub value: HandValue,
    /// Whether it won what is played for with it.
    pub has_won: bool,
}
