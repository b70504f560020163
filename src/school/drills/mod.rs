//! Drills: single decisions of a kind, found in sittings of bots, a score that brings mistakes back, and decisions that show
//! what the sources advise.

mod advice;
mod found;
mod kind;
mod score;

pub use advice::Advice;
pub use found::{Found, Search, Searched};
pub use kind::Kind;
pub use score::{Drills, LAST, NotAScore, Score};
