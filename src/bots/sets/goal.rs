//! What set hands can win.

use arrayvec::ArrayVec;

use crate::cards::arrange::MOST_HANDS;

/// The most rivals: eight players can set six cards.
pub const MOST_OPPONENTS: usize = 7;

/// What the player plays for.
#[derive(Clone, Debug)]
pub enum Goal {
    /// Chips.
    Pots(Pots),
    /// Points, which decide the game.
    Points(Points),
}

/// The chips in the pots.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pots {
    /// The pot of each hand.
    pub by_hand: [u64; MOST_HANDS],
    /// The pot for a player who wins enough hands. Otherwise it stays.
    pub main: u64,
    /// How many hands are enough.
    pub enough: u8,
}

/// Points that can be won.
#[derive(Clone, Debug, Default)]
pub struct Points {
    /// The points of each hand.
    pub by_hand: [u32; MOST_HANDS],
    /// The points for winning more hands than anybody else.
    pub most: u32,
    /// The prize for winning every hand.
    pub all: AllWon,
    /// The player's points so far.
    pub own: u32,
    /// The others' points so far.
    pub others: ArrayVec<u32, MOST_OPPONENTS>,
    /// The points that end the game.
    pub target: u32,
}

/// The prize for winning every hand, beside the points of the hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AllWon {
    Points(u32),
    Game,
}

impl Default for AllWon {
    fn default() -> AllWon {
        AllWon::Points(0)
    }
}
