//! What learners are asked in the games with equalised betting.

use crate::engine::{Ask, RoundAsk};

/// Whether a player is asked what he bets.
pub fn is_bet(ask: Ask) -> bool {
    matches!(ask, Ask::Round(RoundAsk::Speak { .. }))
}

/// Whether a player is asked which cards he throws.
pub fn is_draw(ask: Ask) -> bool {
    matches!(ask, Ask::Round(RoundAsk::Exchange { .. }))
}

/// Whether the dealer is asked for his stake.
pub fn is_stake(ask: Ask) -> bool {
    matches!(ask, Ask::Round(RoundAsk::Stake { .. }))
}
