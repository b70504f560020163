//! What the room of a drill shows.

use crate::school::drills::{Exercise, Kind};

/// What the room shows once a decision has been found.
#[derive(Clone)]
pub enum Stage {
    /// The player decides, or reads what the decision was worth. Whether it was asked before: then it does not count.
    Asked(Kind, Box<Exercise>, bool),
    /// Ten decisions are made.
    Over,
}
