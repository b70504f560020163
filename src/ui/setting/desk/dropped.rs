//! A card that is dragged and dropped.

use super::{Desk, with};
use crate::engine::CardId;

/// What a card is dropped onto.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Onto {
    /// This place.
    Place(usize),
    /// This card, to change places with it.
    Card(CardId),
    /// The cards in hand.
    Hand,
}

impl Desk {
    /// Whether this card may lie in the place, beside what lies there.
    #[must_use]
    pub fn has_room(&self, nth: usize, id: CardId) -> bool {
        let others = self.places.get(nth).into_iter().flatten();
        let others: Vec<CardId> = others.copied().filter(|other| *other != id).collect();
        self.fits(nth, &with(&others, &[id]))
    }

    /// Drops a card onto something; nothing comes of it where it may not lie there.
    pub fn drop_onto(&mut self, id: CardId, onto: Onto) {
        match onto {
            Onto::Hand => self.take_back(id),
            Onto::Place(nth) if nth < self.places.len() && self.has_room(nth, id) => {
                self.take_back(id);
                self.places[nth].push(id);
                self.touched = Some(nth);
            }
            Onto::Place(_) => {}
            Onto::Card(other) => self.change(id, other),
        }
        self.tidy();
    }

    /// Two cards change places. What may not lie where the other has come from goes into hand.
    fn change(&mut self, id: CardId, other: CardId) {
        let Some(nth) = self.place_of(other).filter(|_| id != other) else {
            return;
        };
        let before = self.clone();
        let from = self.place_of(id);
        self.take_back(id);
        self.take_back(other);
        if !self.has_room(nth, id) {
            *self = before;
            return;
        }
        self.places[nth].push(id);
        if let Some(from) = from.filter(|from| self.has_room(*from, other)) {
            self.places[from].push(other);
        }
        self.touched = Some(nth);
    }
}
