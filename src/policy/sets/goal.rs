//! What is played for.

use arrayvec::ArrayVec;

use crate::cards::arrange::MOST_HANDS;

/// The most who play against one: eight set six cards.
pub const MOST_OPPONENTS: usize = 7;

/// What is played for.
#[derive(Clone, Debug)]
pub enum Goal {
    /// Chips.
    Pots(Pots),
    /// Points, and by them the game.
    Points(Points),
}

/// What lies in the pots.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pots {
    /// For each hand.
    pub by_hand: [u64; MOST_HANDS],
    /// For whoever wins enough hands; else it stays.
    pub main: u64,
    /// How many are enough.
    pub enough: u8,
}

/// What is won in points.
#[derive(Clone, Debug, Default)]
pub struct Points {
    /// For each hand.
    pub by_hand: [u32; MOST_HANDS],
    /// For winning more hands than anybody else.
    pub most: u32,
    /// For winning every hand.
    pub all: AllWon,
    /// One's own so far.
    pub own: u32,
    /// The others'.
    pub others: ArrayVec<u32, MOST_OPPONENTS>,
    /// How many end the game.
    pub target: u32,
}

/// What winning every hand brings besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AllWon {
    /// So many points.
    Points(u32),
    /// The game.
    Game,
}

impl Default for AllWon {
    fn default() -> AllWon {
        AllWon::Points(0)
    }
}
