//! The rules of drawing cards (RULES 10.7, 10.9).

/// The rules of the draw: each player throws some of his cards and takes as many (RULES 10.7, 10.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExchangeRules {
    /// The most cards that a player may throw.
    pub most: u8,
}
