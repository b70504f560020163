//! The rules of swapping with the board (RULES 2.6, 10.2).

/// The rules of swapping with the board (RULES 10.2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BusRules {
    /// The number of lives at the beginning.
    pub lives: u32,
    /// Whether a player may stick in his first turn of a deal (O46).
    pub first_stick: bool,
}
