//! Seats round the table, sets of them, and how each stands in the deal.

use serde::{Deserialize, Serialize};

use std::fmt::{self, Display};

/// A seat, numbered from 0 clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat's place in a list of all seats.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct SeatSet(u32);

impl SeatSet {
    /// No seat.
    pub const NONE: SeatSet = SeatSet(0);
    /// Every seat there can be: a card all may see.
    pub const ALL: SeatSet = SeatSet(u32::MAX);

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= SeatSet::bit(seat);
    }

    /// Whether the seat is in the set.
    #[must_use]
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & SeatSet::bit(seat) != 0
    }

    /// The seats in either.
    #[must_use]
    pub fn union(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// How many seats are in the set.
    #[must_use]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no seat is in the set.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats of the set, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..32).map(Seat).filter(move |seat| self.contains(*seat))
    }

    fn bit(seat: Seat) -> u32 {
        1u32.checked_shl(u32::from(seat.0)).unwrap_or(0)
    }
}

impl Extend<Seat> for SeatSet {
    fn extend<I: IntoIterator<Item = Seat>>(&mut self, seats: I) {
        seats.into_iter().for_each(|seat| self.insert(seat));
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        let mut set = SeatSet::NONE;
        set.extend(seats);
        set
    }
}

/// How a seat stands in the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Standing {
    /// Not dealt in: it could not pay the ante (RULES 9.2.1).
    Out,
    /// Able to bet.
    In,
    /// Its hand has gone under the pack.
    Folded,
    /// It covered this pot, counted from the oldest, and plays for that and older ones (RULES 5.1).
    Covered(u8),
}

/// Whether a player is at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Presence {
    /// He plays.
    #[default]
    Here,
    /// He sits out until he comes back.
    Away,
    /// He has left, and is settled with the others. He may come back to his chips.
    Left,
}
