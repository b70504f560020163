//! The state in equalised betting (RULES 10.0.6).

use crate::engine::ground::chips::Chips;
use crate::engine::ground::seat::{Seat, SeatSet};

/// The state of a round of equalised betting (RULES 10.0.6).
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(in crate::engine) struct RoundState {
    /// The amount that each seat counts as having put in. A player who has not looked pays half of it.
    pub level: Vec<Chips>,
    pub acted: SeatSet,
    /// The players who have given up the pot and keep their cards.
    pub left: SeatSet,
    /// The number of bets, a big blind included.
    pub bets: u8,
    /// The player who put in chips last.
    pub last: Option<Seat>,
    /// The player who bet last.
    pub bettor: Option<Seat>,
}

impl RoundState {
    /// The amount that every player still in must have put in.
    pub(in crate::engine) fn top(&self) -> Chips {
        self.level.iter().copied().max().unwrap_or_default()
    }

    /// The amount that a seat counts as having put in.
    pub(in crate::engine) fn level(&self, seat: Seat) -> Chips {
        self.level.get(seat.index()).copied().unwrap_or_default()
    }

    /// Sets the amount that a seat counts as having put in.
    pub(in crate::engine) fn raise_to(&mut self, seat: Seat, level: Chips) {
        if self.level.len() <= seat.index() {
            self.level.resize(seat.index() + 1, 0);
        }
        self.level[seat.index()] = level;
        self.last = Some(seat);
    }
}
