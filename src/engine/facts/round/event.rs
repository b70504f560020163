//! The events of equalised betting (RULES 10.0.6).

use crate::cards::{HandKind, Rank};
use crate::engine::ground::chips::Chips;
use crate::engine::ground::held::Held;
use crate::engine::ground::seat::Seat;
use crate::engine::ground::viewer::Viewer;

/// An event of equalised betting. A bet and a raise are [`Event::Bet`](crate::engine::Event::Bet). Its stake is what
/// every player must have put in from then on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundEvent {
    /// The dealer has staked before the deal. The chips were paid just before.
    Staked {
        /// The dealer.
        seat: Seat,
        /// The number of chips.
        chips: Chips,
    },
    /// The chips that a player has put in before the first action. A blind was paid just before.
    Posted {
        /// The player.
        seat: Seat,
        /// The number of chips.
        chips: Chips,
    },
    /// A player put nothing in, and owed nothing.
    Checked {
        /// The player.
        seat: Seat,
    },
    /// A player is level. The chips were paid just before.
    Matched {
        /// The player.
        seat: Seat,
        /// The number of chips that he paid.
        chips: Chips,
        /// Whether he had not looked, and so paid half.
        blind: bool,
    },
    /// A player gave up this pot. He keeps his cards.
    Left {
        /// The player.
        seat: Seat,
    },
    /// A player called a sight.
    SightCalled {
        /// The player.
        seat: Seat,
    },
    /// A player named the class and the rank of his hand, before anything is shown.
    Named {
        /// The player.
        seat: Seat,
        /// The class.
        kind: HandKind,
        rank: Rank,
    },
    /// A player contests the hand that was named, or concedes the pool to it.
    Contested {
        /// The player.
        seat: Seat,
        /// Whether he contests it.
        contests: bool,
    },
    /// Nobody matched the dealer's stake. The others paid him just before.
    Unmet {
        /// The dealer.
        seat: Seat,
        /// The number of chips that they paid in all.
        chips: Chips,
    },
}

impl RoundEvent {
    /// The player who acts, and the chips that this cost him. `None`: nobody does.
    pub(in crate::engine) fn act(self) -> Option<(Seat, Chips)> {
        match self {
            RoundEvent::Staked { seat, chips }
            | RoundEvent::Posted { seat, chips }
            | RoundEvent::Matched { seat, chips, .. } => Some((seat, chips)),
            RoundEvent::Checked { seat }
            | RoundEvent::Named { seat, .. }
            | RoundEvent::Contested { seat, .. } => Some((seat, 0)),
            RoundEvent::Left { .. } | RoundEvent::SightCalled { .. } | RoundEvent::Unmet { .. } => {
                None
            }
        }
    }
}

impl RoundEvent {
    /// Gives each card that somebody may not see: none.
    pub(in crate::engine) fn each_card(&mut self, _: &mut dyn FnMut(&mut Held)) {}

    /// The event as a viewer may know it. Everybody may know all of it.
    pub(in crate::engine) fn seen_by(&self, _: Viewer) -> RoundEvent {
        *self
    }
}
