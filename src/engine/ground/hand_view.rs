//! What one viewer may see of a hand.

use arrayvec::ArrayVec;

use super::held::{CardId, Face};
use super::holding::{Holding, Role};
use super::viewer::Viewer;
use crate::cards::{Card, CardSet, Hand, HandValue, MOST_TO_CHOOSE_FROM, Ranking};

/// A hand as a viewer sees it.
#[derive(Clone, Copy)]
pub struct HandView<'t> {
    pub(in crate::engine) viewer: Viewer,
    pub(in crate::engine) holding: &'t Holding,
}

impl<'t> HandView<'t> {
    /// Whether it was kept from an earlier deal.
    #[must_use]
    pub fn is_kept(self) -> bool {
        self.holding.is_kept()
    }

    /// What its cards are.
    #[must_use]
    pub fn role(self) -> Role {
        self.holding.role
    }

    /// Its cards, in dealing order.
    pub fn faces(self) -> impl ExactSizeIterator<Item = Face> {
        self.holding
            .cards
            .iter()
            .map(move |held| self.viewer.face(*held))
    }

    /// The cards that play, in dealing order.
    pub fn playing(self) -> impl Iterator<Item = Face> {
        let held = self.holding.part(false);
        held.map(move |held| self.viewer.face(held))
    }

    /// The discards that lie before their owner (RULES 1.4), in dealing order.
    pub fn discards(self) -> impl Iterator<Item = Face> {
        let held = self.holding.part(true);
        held.map(move |held| self.viewer.face(held))
    }

    /// The number of its cards that were thrown away: they lie before their owner, or under the pack (O50).
    #[must_use]
    pub fn thrown_count(self) -> usize {
        self.discards().count() + usize::from(self.holding.under)
    }

    /// The three cards that play. `None`: that is not settled, or the viewer may not see them.
    #[must_use]
    pub fn hand(self) -> Option<Hand> {
        let mut playing = self.playing();
        let mut card = || playing.next().and_then(|face| face.card);
        let hand = Hand([card()?, card()?, card()?]);
        playing.next().is_none().then_some(hand)
    }

    pub(in crate::engine) fn strength(self, ranking: &Ranking) -> Option<(Hand, HandValue)> {
        if let Some(hand) = self.hand() {
            let discards: Option<CardSet> = self.discards().map(|face| face.card).collect();
            let value = ranking.value_after(hand, discards.unwrap_or_default());
            return Some((hand, value));
        }
        let mut cards = ArrayVec::<Card, MOST_TO_CHOOSE_FROM>::new();
        for face in self.playing() {
            cards.try_push(face.card?).ok()?;
        }
        ranking.best(&cards).map(|best| (best.hand, best.value))
    }

    /// The ids of its cards, in dealing order.
    pub fn ids(self) -> impl Iterator<Item = CardId> {
        self.holding.cards.iter().map(|held| held.id)
    }
}
