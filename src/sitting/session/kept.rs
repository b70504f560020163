//! What a session keeps beside its table and its record.

use serde::{Deserialize, Serialize};

use crate::engine::{Event, Table};

/// The last events of a sitting that was resumed, for the log.
pub struct Recent {
    /// The table before them.
    pub before: Table,
    /// The events. The oldest comes first.
    pub events: Vec<Event>,
}

/// What was taken back, and can be put back until somebody acts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakenBack {
    /// The acts.
    pub(super) actions: Vec<String>,
    /// The names at the chairs that went with them, by seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) chairs: Vec<String>,
    /// The number of deals that had begun.
    pub(super) deals: u32,
    /// Whether it was a misdeal.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) misdeal: bool,
}
