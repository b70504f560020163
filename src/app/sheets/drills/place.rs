//! What the room of a drill shows.

use crate::school::drills::{Found, Kind};

/// Where the room is.
#[derive(Clone)]
pub enum State {
    /// A decision is being found.
    Coming,
    /// What plays the game could not be fetched.
    Failed,
    /// The player decides, or reads what the decision was worth. Whether it was asked before: then it does not count.
    Asked(Kind, Box<Found>, bool),
    /// Ten decisions are made.
    Over,
}
