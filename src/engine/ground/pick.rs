//! Which of two blind hands is meant.

use serde::{Deserialize, Serialize};

/// One of the two blind hands that the keeper of a hand holds (RULES 1.3, "Two blind hands").
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Pick {
    /// The hand kept from an earlier deal.
    Old,
    /// The hand of this deal.
    New,
}

impl Pick {
    /// The other hand.
    #[must_use]
    pub fn other(self) -> Pick {
        match self {
            Pick::Old => Pick::New,
            Pick::New => Pick::Old,
        }
    }

    pub(in crate::engine) fn index(self) -> usize {
        self as usize
    }
}
