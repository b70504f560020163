//! The rules of the dealer's stake (RULES 10.6).

use crate::engine::ground::chips::Chips;

/// The rules of the dealer's stake before the deal (RULES 10.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StakingRules {
    /// The most he may stake.
    pub most: Option<Chips>,
}
