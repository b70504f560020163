//! The events of three stakes (RULES 10.4, 10.8).

use crate::cards::Card;
use crate::engine::ground::chips::Chips;
use crate::engine::ground::held::Held;
use crate::engine::ground::seat::{Seat, SeatSet};
use crate::engine::ground::viewer::Viewer;

/// Events of the games with three stakes (RULES 10.4, 10.8). Bets, sees and drawn cards are shared events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClassicEvent {
    /// A player does not brag, or does not take a brag up.
    Passed {
        /// The player.
        seat: Seat,
    },
    /// A player took a brag up. He paid just before.
    Met {
        /// The player.
        seat: Seat,
        /// The number of chips.
        chips: Chips,
    },
    /// One of the two who brag gave up the pot. He still plays for the next one.
    GaveUp {
        /// The player.
        seat: Seat,
    },
    /// All hands are open from now on.
    Opened,
    /// A player draws no more.
    Stood {
        /// The player.
        seat: Seat,
    },
    /// A player's real cards count more than the number.
    Bust {
        /// The player.
        seat: Seat,
    },
    /// A player's real cards make the number.
    Made {
        /// The player.
        seat: Seat,
    },
    /// These players are equally near, and each draws a card to decide it, in order.
    DrawAgain {
        /// The players.
        seats: SeatSet,
    },
    /// A player drew this card to decide it. All see it. It is out of play for the deal.
    DrewAgain {
        /// The player.
        seat: Seat,
        card: Card,
    },
    /// The winners of this pot, which is paid next. If there are none, it stays.
    Won {
        /// The index of the pot.
        pot: u8,
        /// The players.
        seats: SeatSet,
    },
    /// A player has won all three pots, and the others have paid him for it, just before.
    AllThree {
        /// The player.
        seat: Seat,
        /// The number of chips that they paid in all.
        chips: Chips,
    },
}

impl ClassicEvent {
    /// Gives each card that somebody may not see: none.
    pub(in crate::engine) fn each_card(&mut self, _: &mut dyn FnMut(&mut Held)) {}

    /// The event as a viewer may know it. Everybody may know all of it.
    pub(in crate::engine) fn seen_by(&self, _: Viewer) -> ClassicEvent {
        *self
    }
}
