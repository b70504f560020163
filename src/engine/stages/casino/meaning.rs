//! Playing against the bank: what its actions, questions and events mean to those who know no mechanic.

use super::{CasinoAction, CasinoAsk};
use crate::engine::action::Action;
use crate::engine::ask::Ask;

impl Action {
    /// Whether it is a stake against the bank.
    #[must_use]
    pub fn stakes_against_bank(self) -> bool {
        matches!(self, Action::Casino(CasinoAction::Stake { .. }))
    }
}

impl Ask {
    /// Whether a player is asked for his stake against the bank, before the cards.
    #[must_use]
    pub fn is_to_stake_against_bank(self) -> bool {
        matches!(self, Ask::Casino(CasinoAsk::Stake { .. }))
    }
}
