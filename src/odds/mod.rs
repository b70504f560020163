//! Exact odds under any rules of ranking, for three, four or five cards: whole numbers, counted hand by
//! hand (RULES 7).
//!
//! There can be millions of hands, so what counts them does so in slices: a page counts a slice between
//! two frames and never stands still.

mod sieve;
mod standing;
mod ways;

pub use standing::{Standing, StandingCounter};
pub use ways::{Ends, Line, Ways, WaysCounter, ways};
