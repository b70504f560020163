//! The chance that a move costs a life, in a game for lives.

use crate::engine::Action;
use crate::random::PerMille;

/// How likely a move costs a life.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Risk {
    /// The move.
    pub action: Action,
    pub chance: PerMille,
    /// Its standard error, in thousandths too; 0 where every way is counted in which the unseen cards may lie.
    pub error: PerMille,
}
