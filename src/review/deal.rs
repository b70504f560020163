//! The review of a deal.

use serde::{Deserialize, Serialize};

use super::decision::{Decision, Unit};
use super::ledger::Ledger;

/// The decisions of a deal, and where its result came from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DealReview {
    /// The number of the deal in the sitting, from 1.
    pub deal: u32,
    /// The decisions in which there was something to choose.
    pub decisions: Vec<Decision>,
    /// What the ledger counts.
    pub unit: Unit,
    /// Where the result came from.
    pub ledger: Ledger,
}
