//! The actions of betting in Teen Patti (RULES 10.3).

use serde::{Deserialize, Serialize};

/// An action of Teen Patti that no other game has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PattiAction {
    /// Bet the least and ask the player before to compare hands in private.
    Sideshow,
}
