//! What a player knows when he sets his hands.

use super::goal::Goal;
use crate::cards::arrange::{MOST_HANDS, Makings, SetHand};
use crate::cards::{HandKind, Ranking};

/// What a player knows when he sets his hands.
#[derive(Clone, Copy, Debug)]
pub struct Spot<'a> {
    /// The hands that his cards can make, without those that are set already.
    pub makings: &'a Makings,
    /// The hands that are set already.
    pub laid: &'a [SetHand],
    /// The ranking of hands.
    pub ranking: &'a Ranking,
    /// The number of rivals who set hands.
    pub opponents: u8,
    /// What the player plays for.
    pub goal: &'a Goal,
    /// The weakest kind of hand that wins.
    pub minimum: HandKind,
    /// Whether the first shown of equal hands wins. Otherwise none of them does.
    pub first_shown: bool,
}

impl Spot<'_> {
    /// The number of hands, with those that are set already.
    pub(super) fn hands(&self) -> usize {
        (self.makings.shape().hands() + self.laid.len()).min(MOST_HANDS)
    }

    /// The number of cards in all of them.
    pub(super) fn cards(&self) -> usize {
        let laid = self.laid.iter().map(|hand| hand.cards().len());
        self.makings.cards().len() + laid.sum::<usize>()
    }
}
