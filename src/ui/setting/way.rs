//! The ways of the arrow keys.

/// Where keys go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// To the card at which keys stand.
    Here,
    /// To the card before.
    Left,
    /// To the one behind.
    Right,
    /// To the row above.
    Up,
    /// To the row below.
    Down,
}
