//! The events of swapping with the board (RULES 2.6, 10.2).

use crate::engine::ground::held::{Face, Held};
use crate::engine::ground::seat::Seat;
use crate::engine::ground::viewer::Viewer;

/// An event of swapping with the board (RULES 10.2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BusEvent<C = Held> {
    /// A player gave a card and took one that lay on the board.
    Swapped {
        /// The player.
        seat: Seat,
        /// The card that lies on the board now.
        gave: C,
        /// The card that is in his hand now.
        took: C,
    },
    /// A player exchanged his whole hand for the board, place by place.
    SwappedAll {
        /// The player.
        seat: Seat,
        /// The cards that lie on the board now. They are boxed, because they would make every event larger.
        gave: Box<[C; 3]>,
        /// The cards that are in his hand now.
        took: Box<[C; 3]>,
    },
    /// A player sticks.
    Stuck {
        /// The player.
        seat: Seat,
    },
    /// A player has lost a life.
    Lost {
        /// The player.
        seat: Seat,
    },
}

impl BusEvent {
    /// Gives each card of the event.
    pub(in crate::engine) fn each_card(&mut self, give: &mut dyn FnMut(&mut Held)) {
        match self {
            BusEvent::Swapped { gave, took, .. } => [gave, took].into_iter().for_each(give),
            BusEvent::SwappedAll { gave, took, .. } => {
                gave.iter_mut().chain(took.iter_mut()).for_each(give);
            }
            BusEvent::Stuck { .. } | BusEvent::Lost { .. } => {}
        }
    }

    pub(in crate::engine) fn seen_by(&self, viewer: Viewer) -> BusEvent<Face> {
        match *self {
            BusEvent::Swapped { seat, gave, took } => BusEvent::Swapped {
                seat,
                gave: viewer.face(gave),
                took: viewer.face(took),
            },
            BusEvent::SwappedAll {
                seat,
                ref gave,
                ref took,
            } => BusEvent::SwappedAll {
                seat,
                gave: Box::new(gave.map(|held| viewer.face(held))),
                took: Box::new(took.map(|held| viewer.face(held))),
            },
            BusEvent::Stuck { seat } => BusEvent::Stuck { seat },
            BusEvent::Lost { seat } => BusEvent::Lost { seat },
        }
    }
}
