//! Where the arrow keys move.

/// Where the keyboard focus moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// It stays where it is.
    Here,
    /// To the card on the left.
    Left,
    /// To the card on the right.
    Right,
    /// To the row above.
    Up,
    /// To the row below.
    Down,
}
