//! Drills: single decisions of a kind, found in sittings of bots and judged by what they ask, a score that brings mistakes
//! back, and decisions that show what the sources advise.

mod advice;
mod judged;
mod kind;
mod open;
mod score;
mod search;

pub use advice::Advice;
pub use judged::{Judged, Size};
pub use kind::Kind;
pub use score::{Drills, LAST, NotAScore, Score, is_newer};
pub use search::{Exercise, Search, Searched};
