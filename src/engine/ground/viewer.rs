//! Who looks at the table, and how a card looks to him.

use super::held::{Face, Held};
use super::seat::{Seat, SeatSet};

/// Who looks at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The player in this seat.
    Seat(Seat),
    /// Anybody else: only what is public.
    Gallery,
    /// Somebody who looks back when no card is to come any more. He sees every card.
    Hindsight,
}

impl Viewer {
    /// The card as this viewer sees it.
    #[must_use]
    pub fn face(self, held: Held) -> Face {
        let may_see = match self {
            Viewer::Seat(seat) => held.seen_by.contains(seat),
            Viewer::Gallery => held.seen_by == SeatSet::ALL,
            Viewer::Hindsight => true,
        };
        Face {
            id: held.id,
            card: may_see.then_some(held.card),
        }
    }
}
