//! Drills: single decisions of a kind, found in sittings of bots, and a score that brings mistakes back.

mod found;
mod kind;
mod score;

pub use found::{Found, Search, Searched};
pub use kind::Kind;
pub use score::{Drills, LAST, NotAScore, Score};
