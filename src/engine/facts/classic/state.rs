//! The state in three stakes (RULES 10.4, 10.8).

use crate::engine::ground::chips::Chips;
use crate::engine::ground::seat::{Seat, SeatSet};

/// The state of one of three stakes (RULES 10.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct ClassicState {
    /// The player who brags.
    pub bragger: Option<Seat>,
    /// The player who has taken the brag up.
    pub challenger: Option<Seat>,
    /// The chips that the player in turn owes.
    pub owed: Chips,
    /// The players who draw no more.
    pub stood: SeatSet,
    /// The players whose real cards count more than the number.
    pub bust: SeatSet,
    /// The players whose real cards make the number.
    pub made: SeatSet,
}

impl ClassicState {
    /// Notes that a player has put chips in. The first brags, the next takes the brag up.
    pub(in crate::engine) fn speaks(&mut self, seat: Seat) {
        match self.bragger {
            None => self.bragger = Some(seat),
            Some(bragger) if bragger == seat => {}
            Some(_) => self.challenger = Some(seat),
        }
    }

    /// The other one of the two who brag. `None`: they are not two yet.
    #[must_use]
    pub fn other(&self, seat: Seat) -> Option<Seat> {
        if self.challenger == Some(seat) {
            self.bragger
        } else {
            self.challenger
        }
    }
}
