//! The state of swapping with the board (RULES 2.6, 10.2).

use crate::engine::ground::seat::{Seat, SeatSet};

/// The state of swapping (RULES 10.2).
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(in crate::engine) struct BusState {
    /// The players who have had a turn in this deal.
    pub acted: SeatSet,
    pub stuck: Option<Seat>,
    /// The players who have had their last turn since.
    pub last: SeatSet,
}
