//! Where chips and cards may lie, as events name it.

use super::seat::Seat;

/// A place for chips.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Purse {
    /// A player's own chips.
    Seat(Seat),
    /// A pot, counted from 0, the oldest first.
    Pot(u8),
    /// A player's pocket. Chips only come from there.
    Outside,
    /// The bank's chips. They are unlimited and may be negative (RULES 10.10).
    Bank,
}

/// Where a card is dealt to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Zone {
    /// A player's hand.
    Hand(Seat),
    /// The cards on the table: those that all play with, or the bank's.
    Board,
    /// A spare hand, counted from 0.
    Spare(u8),
}
