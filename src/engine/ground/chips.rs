//! Chips.

/// An amount of money, in whole chips.
pub type Chips = u64;
