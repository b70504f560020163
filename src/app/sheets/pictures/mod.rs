//! Pictures of hands and of what beats what, drawn from the texts of the games.

pub mod figures;
mod ranks;
pub mod steps;

pub use self::figures::{drawn, row};
pub use self::ranks::{KINDS, RANKS, Ranks, pair_ranks};
