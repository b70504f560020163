//! What is past: the records of this sitting and of others, and a deal of one shown again.

mod player;
mod records;
mod seated;
mod steps;

#[cfg(test)]
mod tests;

pub use self::player::Player;
pub use self::records::{Records, Refused, Which, may_show_all};
