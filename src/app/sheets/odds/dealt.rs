//! What the odds depend on.

use crate::cards::RankingRules;

/// What the odds depend on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dealt {
    /// The ranking of hands.
    pub rules: RankingRules,
    /// The number of cards dealt to each player. For set hands, the cards of one hand.
    pub cards: usize,
    /// Whether the dealt hands are compared as they are, without setting or swapping.
    pub is_final: bool,
}

impl Dealt {
    /// Whether any card is wild.
    pub(super) fn has_wilds(self) -> bool {
        !self.rules.wild.is_empty() || self.rules.jokers > 0 || self.rules.variant.has_own_wild()
    }
}
