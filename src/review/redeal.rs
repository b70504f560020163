//! A deal begun anew: a seat has the cards that it had, and what it could not see then is dealt again.

use crate::cards::Card;
use crate::engine::{CardId, Seat, Table, Unseen, Viewer};
use crate::random::Rng;

/// The cards that a seat was dealt, as far as it has seen them.
pub(super) struct Redeal {
    seat: Seat,
    unseen: Unseen,
    /// Its cards that it did not see at once, as [`Unseen::dealt`] takes them.
    own: Vec<(CardId, Option<Card>)>,
}

impl Redeal {
    /// The deal at this table. `None`: the seat has no cards yet.
    pub fn of(table: &Table, seat: Seat) -> Option<Redeal> {
        let view = table.view(Viewer::Seat(seat));
        let faces = view.own()?.hands().flat_map(|hand| hand.faces());
        let faces: Vec<_> = faces.collect();
        if faces.is_empty() {
            return None;
        }
        let hidden = faces.iter().filter(|face| face.card.is_none());
        Some(Redeal {
            seat,
            unseen: view.unseen(),
            own: hidden.map(|face| (face.id, None)).collect(),
        })
    }

    /// Notes what the seat sees later in the deal.
    pub fn look(&mut self, table: &Table) {
        let own = table.view(Viewer::Seat(self.seat)).own();
        let faces = own.into_iter().flat_map(|own| own.hands());
        for face in faces.flat_map(|hand| hand.faces()) {
            for (_, card) in self.own.iter_mut().filter(|(id, _)| *id == face.id) {
                *card = card.or(face.card);
            }
        }
    }

    /// The table with all cards dealt anew but those that the seat has seen.
    pub fn anew(&self, rng: &mut Rng) -> Table {
        let is_known = |card: &Card| self.own.iter().any(|(_, own)| own == &Some(*card));
        let cards = self.unseen.cards().iter().copied();
        let mut free: Vec<Card> = cards.filter(|card| !is_known(card)).collect();
        rng.shuffle(&mut free);
        let mut free = free.into_iter();
        let mut order = Vec::with_capacity(self.unseen.cards().len());
        for (seat, count) in self.unseen.held() {
            if *seat == self.seat {
                order.extend(
                    self.own
                        .iter()
                        .filter_map(|(_, own)| own.or_else(|| free.next())),
                );
            } else {
                order.extend(free.by_ref().take(*count));
            }
        }
        order.extend(free);
        self.unseen.dealt(&order)
    }
}
