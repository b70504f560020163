//! Odds under any ranking rules (RULES 7). For three to seven cards every hand is counted, so they are exact. For more
//! cards, and against several hands at once, they come from a sample of random deals.
//!
//! A count can cover millions of hands, so the counters work in slices. A page counts one slice between two frames and
//! stays responsive.

mod casino;
mod deals;
mod hands;
mod sample;
mod sieve;
mod standing;
mod ways;

pub use casino::{Edges, NOT_QUALIFIED, edges, hands_played};
pub use deals::{Deals, MOST_OTHERS};
pub use standing::{Standing, StandingCounter};
pub use ways::{Ends, Line, Ways, WaysCounter, ways};
