//! What is known of the players at a table.

use crate::engine::Seat;
use crate::random::PerMille;

/// The most kinds of players.
pub(super) const KINDS: usize = 8;

/// How likely each player is of each kind, by seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Known(Vec<[PerMille; KINDS]>);

impl Known {
    /// What is known of the players: for each seat, from seat 0 on, how likely it is of each kind, in thousandths.
    pub(super) fn of_seats(seats: impl Iterator<Item = [PerMille; KINDS]>) -> Known {
        Known(seats.collect())
    }

    /// How likely a player is of this kind. `None`: nothing is known of him.
    pub(super) fn of(&self, seat: Seat, kind: usize) -> Option<PerMille> {
        self.0.get(seat.index())?.get(kind).copied()
    }
}
