//! The actions of playing against the bank (RULES 1.8, 10.10).

use serde::{Deserialize, Serialize};

use crate::engine::ground::chips::Chips;

/// An action of a game against the bank (RULES 10.10). To fold is a shared action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CasinoAction {
    /// Stake on the own hand before the cards.
    Stake {
        /// The ante. It wins if the hand beats the bank's.
        ante: Chips,
        /// The bet on Pair Plus. It wins if the hand is a pair or better.
        pair_plus: Chips,
        /// The bet on the ante bonus. It wins if the hand is a run or better. `None`: the ante earns the bonus
        /// (RULES 10.10, `ante_bonus_bet`).
        bonus: Option<Chips>,
    },
    /// Sit this deal out.
    SitOut,
    /// Play: bet as much as the ante.
    Play,
}
