//! A debt between two players.

use super::chips::Chips;
use super::seat::Seat;
use serde::{Deserialize, Serialize};

/// Chips lent and not yet paid back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Debt {
    /// The player who owes them.
    pub debtor: Seat,
    /// The player who lent them.
    pub creditor: Seat,
    pub chips: Chips,
}
