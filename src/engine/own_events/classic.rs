//! What only happens in the games for three stakes.

use super::super::Chips;
use super::super::seat::{Seat, SeatSet};

/// What only happens in the games for three stakes (RULES 10.4, 10.8). Bets, sees and drawn cards are shared events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClassicEvent {
    /// A player does not brag, or does not take a brag up.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A player took a brag up and paid what it came to, just before.
    Met {
        /// Who.
        seat: Seat,
        /// How much.
        chips: Chips,
    },
    /// One of the two who brag gave up the pot; he still plays for the next.
    GaveUp {
        /// Who.
        seat: Seat,
    },
    /// All hands lie open from now on.
    Opened,
    /// A player draws no more.
    Stood {
        /// Who.
        seat: Seat,
    },
    /// These win the pot of this place, which is paid next; nobody where it stays.
    Won {
        /// Which pot.
        pot: u8,
        /// Who.
        seats: SeatSet,
    },
    /// A player has won all three pots, and the others have paid him for it, just before.
    AllThree {
        /// Who.
        seat: Seat,
        /// What they paid in all.
        chips: Chips,
    },
}
