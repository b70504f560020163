//! How much the programs play out.

use crate::rollouts::Budget;

/// How much an expert plays out for a decision: a second on a slow phone.
pub(super) const BUDGET: Budget = Budget { playouts: 800 };
/// How much is played out for a hint. It is told ever more exactly meanwhile.
pub(super) const FOR_A_HINT: Budget = Budget { playouts: 6_000 };
/// How much is played out for each decision of a review.
pub(super) const FOR_A_REVIEW: Budget = Budget { playouts: 6_000 };
/// How much is played out for each decision of an expert who plays a deal many times.
pub(super) const FOR_A_DEAL: Budget = Budget { playouts: 240 };
