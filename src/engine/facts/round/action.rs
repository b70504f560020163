//! The actions of equalised betting (RULES 10.0.6).

use serde::{Deserialize, Serialize};

use crate::engine::ground::chips::Chips;

/// An action of equalised betting (RULES 10.0.6). Bets and folds are shared actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum RoundAction {
    /// Stay in; nothing is owed.
    Check,
    /// Match the bets.
    Match,
    /// Pay a brag (RULES 10.7, "go it").
    Go,
    /// Contest the hand that was named, and show (RULES 10.6).
    Contest,
    /// Concede the pool to it.
    Concede,
    /// Stake these chips as the dealer, before the cards (RULES 10.6).
    Stake(Chips),
}
