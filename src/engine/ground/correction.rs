//! Chips put right at a table with real cards: between two deals, from a player to another or to the pot, or from the pot
//! to a player (RULES 9.2.21). Nobody owes anybody anything for it.

use serde::{Deserialize, Serialize};

use super::chips::Chips;
use super::seat::Seat;

/// Chips that are put right, as the player says whose they were, or whose they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Correction {
    /// From whom to whom they go.
    pub way: Way,
    pub chips: Chips,
    /// The reason. It goes into the record.
    pub why: Reason,
}

/// From whom to whom chips go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Way {
    /// From the player to this one.
    ToPlayer(Seat),
    /// From the player to the pot.
    ToPot,
    /// From the pot to the player.
    FromPot,
}

/// Why chips are put right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Reason {
    /// The wrong winner was named.
    Winner,
    /// A bet was entered wrongly.
    Bet,
    /// Chips were miscounted.
    Count,
    /// The players have agreed on it.
    Agreed,
}

impl Reason {
    pub const ALL: [Reason; 4] = [Reason::Winner, Reason::Bet, Reason::Count, Reason::Agreed];
}
