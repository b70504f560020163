//! The state in setting and showing hands (RULES 10.1).

use crate::engine::ground::seat::{Seat, SeatSet};
use arrayvec::ArrayVec;

/// The state of setting and showing hands (RULES 10.1).
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(in crate::engine) struct SettingState {
    /// The players who have been asked about a spare hand.
    pub asked: SeatSet,
    /// The number of spare hands taken.
    pub taken: u8,
    pub set: SeatSet,
    /// The players who have shown or passed the current hand.
    pub spoken: SeatSet,
    /// Those of them who have passed it.
    pub passed: SeatSet,
    /// The winner of each hand so far.
    pub won: ArrayVec<Option<Seat>, 5>,
}
