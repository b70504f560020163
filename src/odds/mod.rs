//! Exact odds under any rules of ranking, for three to seven cards: whole numbers, every hand counted (RULES 7); and
//! what dealing shows, against several hands at once and for hands of more cards.
//!
//! There can be millions of hands, so what counts them does so in slices: a page counts a slice between
//! two frames and never stands still.

mod against_house;
mod deals;
mod hands;
mod sample;
mod sieve;
mod standing;
mod ways;

pub use against_house::{Edges, NOT_QUALIFIED, edges, hands_played};
pub use deals::{Deals, MOST_OTHERS};
pub use standing::{Standing, StandingCounter};
pub use ways::{Ends, Line, Ways, WaysCounter, ways};
