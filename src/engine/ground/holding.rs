//! The cards of one hand: which of them play, and their value.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::held::Held;
use super::seat::{Seat, SeatSet};
use crate::cards::{Card, Hand, HandValue, MOST_TO_CHOOSE_FROM, Ranking};

/// Some cards held together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::engine) struct Holding {
    pub cards: Vec<Held>,
    pub role: Role,
    /// The discards among the cards, which lie before their owner. One bit each (RULES 1.4).
    pub discards: u16,
    /// The number of discards that lie under the pack (O50).
    pub under: u8,
    /// If the cards are real, those who have looked at them. Then `cards` is empty.
    pub real: Option<SeatSet>,
}

/// What the cards of a hand are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Role {
    /// They were dealt in this deal.
    Dealt,
    /// They were kept from an earlier deal.
    Kept,
    /// They are the n-th set hand, counted from 0.
    Set(u8),
    /// They were left over when hands were set, and thrown away.
    Left,
}

impl Holding {
    pub(in crate::engine) fn new(role: Role, cards: Vec<Held>) -> Holding {
        Holding {
            cards,
            role,
            discards: 0,
            under: 0,
            real: None,
        }
    }

    /// A hand of real cards, which these players know.
    pub(in crate::engine) fn of_real_cards(seen_by: SeatSet) -> Holding {
        Holding {
            real: Some(seen_by),
            ..Holding::new(Role::Dealt, Vec::new())
        }
    }

    pub(in crate::engine) fn is_kept(&self) -> bool {
        self.role == Role::Kept
    }

    pub(in crate::engine) fn is_seen_by(&self, seat: Seat) -> bool {
        let real = self.real.is_some_and(|real| real.contains(seat));
        real || self.cards.iter().any(|card| card.seen_by.contains(seat))
    }

    /// Shows this player the hand. Discards are no part of it and stay hidden (RULES 5.2).
    pub(in crate::engine) fn show_to(&mut self, seat: Seat) {
        if let Some(real) = &mut self.real {
            real.insert(seat);
        }
        let discards = self.discards;
        for (nth, held) in self.cards.iter_mut().enumerate() {
            if nth >= 16 || discards >> nth & 1 == 0 {
                held.seen_by.insert(seat);
            }
        }
    }

    /// Whether three cards play, so that none must be thrown away. Whoever holds real cards sees to it himself.
    pub(in crate::engine) fn is_set(&self) -> bool {
        self.real.is_some() || self.cards.len() == 3 + self.discards.count_ones() as usize
    }

    pub(in crate::engine) fn is_discard(&self, nth: usize) -> bool {
        nth < 16 && self.discards >> nth & 1 == 1
    }

    /// The cards that play, or the discards.
    pub(in crate::engine) fn part(&self, discards: bool) -> impl Iterator<Item = Held> {
        let cards = self.cards.iter().enumerate();
        cards.filter_map(move |(nth, held)| (self.is_discard(nth) == discards).then_some(*held))
    }

    /// The value of the hand. If it has not been set, the value of its best three cards.
    pub(in crate::engine) fn value(&self, ranking: &Ranking) -> Option<HandValue> {
        if !self.is_set() {
            return ranking.best(&self.faces()).map(|best| best.value);
        }
        let mut playing = self.part(false).map(|held| held.card);
        let hand = Hand([playing.next()?, playing.next()?, playing.next()?]);
        let discards = self.part(true).map(|held| held.card).collect();
        Some(ranking.value_after(hand, discards))
    }

    pub(in crate::engine) fn faces(&self) -> ArrayVec<Card, MOST_TO_CHOOSE_FROM> {
        self.cards
            .iter()
            .map(|held| held.card)
            .take(MOST_TO_CHOOSE_FROM)
            .collect()
    }
}
