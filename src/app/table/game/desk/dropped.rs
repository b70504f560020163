//! Dropping a dragged card.

use super::{Desk, with};
use crate::engine::CardId;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DropTarget {
    Place(usize),
    /// This card, to change places with it.
    Card(CardId),
    /// The cards in hand.
    Hand,
}

impl Desk {
    /// Whether this card fits into the place beside the cards that lie there.
    #[must_use]
    pub fn has_room(&self, nth: usize, id: CardId) -> bool {
        let others = self.places.get(nth).into_iter().flatten();
        let others: Vec<CardId> = others.copied().filter(|other| *other != id).collect();
        self.fits(nth, &with(&others, &[id]))
    }

    /// Drops a card onto a target. Does nothing if it does not fit there.
    pub fn drop_onto(&mut self, id: CardId, onto: DropTarget) {
        match onto {
            DropTarget::Hand => self.take_back(id),
            DropTarget::Place(nth) if nth < self.places.len() && self.has_room(nth, id) => {
                self.take_back(id);
                self.places[nth].push(id);
                self.touched = Some(nth);
            }
            DropTarget::Place(_) => {}
            DropTarget::Card(other) => self.exchange(id, other),
        }
        self.tidy();
    }

    /// Two cards change places. If one does not fit in the other's place, it goes to the hand.
    fn exchange(&mut self, id: CardId, other: CardId) {
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
