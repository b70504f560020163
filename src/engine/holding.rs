//! Some cards in one hand: which of them play, and how strong they are.

use arrayvec::ArrayVec;

use super::held::Held;
use super::seat::Seat;
use crate::cards::{Card, Hand, HandValue, MOST_TO_CHOOSE_FROM, Ranking};

/// Some cards held together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Holding {
    pub cards: Vec<Held>,
    pub role: Role,
    /// Which of the cards have been thrown away and lie before their owner, a bit each (RULES 1.4).
    pub discards: u16,
}

/// What some cards in one hand are there for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// They were dealt in this deal.
    Dealt,
    /// They were kept from an earlier deal.
    Kept,
    /// They are the n-th hand set, counted from 0.
    Set(u8),
    /// They were left over and thrown away.
    Left,
}

impl Holding {
    pub(super) fn new(role: Role, cards: Vec<Held>) -> Holding {
        Holding {
            cards,
            role,
            discards: 0,
        }
    }

    pub(super) fn is_kept(&self) -> bool {
        self.role == Role::Kept
    }

    pub(super) fn is_seen_by(&self, seat: Seat) -> bool {
        self.cards.iter().any(|card| card.seen_by.contains(seat))
    }

    /// Shows this player the hand as it is held now. What has been thrown away is no part of it and stays
    /// hidden (RULES 5.2).
    pub(super) fn show_to(&mut self, seat: Seat) {
        let discards = self.discards;
        for (nth, held) in self.cards.iter_mut().enumerate() {
            if nth >= 16 || discards >> nth & 1 == 0 {
                held.seen_by.insert(seat);
            }
        }
    }

    /// Whether three cards play: none is left to be thrown away.
    pub(super) fn is_set(&self) -> bool {
        self.cards.len() == 3 + self.discards.count_ones() as usize
    }

    pub(super) fn is_discard(&self, nth: usize) -> bool {
        nth < 16 && self.discards >> nth & 1 == 1
    }

    /// The cards that play, or those that were thrown away.
    pub(super) fn part(&self, discards: bool) -> impl Iterator<Item = Held> {
        let cards = self.cards.iter().enumerate();
        cards.filter_map(move |(nth, held)| (self.is_discard(nth) == discards).then_some(*held))
    }

    /// How strong it is: of its best three, where nobody has set it.
    pub(super) fn value(&self, ranking: &Ranking) -> Option<HandValue> {
        if !self.is_set() {
            return ranking.best(&self.faces()).map(|best| best.value);
        }
        let mut playing = self.part(false).map(|held| held.card);
        let hand = Hand([playing.next()?, playing.next()?, playing.next()?]);
        let discards = self.part(true).map(|held| held.card).collect();
        Some(ranking.value_after(hand, discards))
    }

    pub(super) fn faces(&self) -> ArrayVec<Card, MOST_TO_CHOOSE_FROM> {
        self.cards
            .iter()
            .map(|held| held.card)
            .take(MOST_TO_CHOOSE_FROM)
            .collect()
    }
}
