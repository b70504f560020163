//! The state of playing against the bank (RULES 1.8, 10.10).

use super::rules::{BoxBets, MOST_BOXES};
use crate::engine::ground::seat::SeatSet;

/// The state of a game against the bank (RULES 10.10).
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(in crate::engine) struct CasinoState {
    /// The players who have staked or sit out.
    pub staked: SeatSet,
    /// The bets in each box, by seat.
    pub bets: [BoxBets; MOST_BOXES],
}
