//! The events of setting several hands from one deal (RULES 10.1).

use crate::engine::ground::chips::Chips;
use crate::engine::ground::held::{CardId, Held};
use crate::engine::ground::seat::{Seat, SeatSet};
use crate::engine::ground::viewer::Viewer;

/// An event of set hands (RULES 10.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingEvent {
    /// A player took a spare hand, unseen. His own is out of play.
    Took {
        /// The player.
        seat: Seat,
        /// The number of the spare hand, counted from 0.
        spare: u8,
    },
    /// A player left the spare hand to the next.
    Left {
        /// The player.
        seat: Seat,
    },
    /// A player has set his hands. The event gives only the ids of the cards in each.
    Set {
        /// The player.
        seat: Seat,
        /// The cards of each hand, the best hand first.
        rows: Box<[Vec<CardId>]>,
    },
    /// A player has shown a hand; its cards were turned up just before.
    Showed {
        /// The player.
        seat: Seat,
        /// The number of the hand, counted from 0.
        nth: u8,
    },
    /// A player did not show a hand.
    Passed {
        /// The player.
        seat: Seat,
        /// The number of the hand, counted from 0.
        nth: u8,
    },
    /// The hands of this place were compared.
    Won {
        /// The number of the hand, counted from 0.
        nth: u8,
        /// The winner. `None`: nobody.
        seat: Option<Seat>,
    },
    /// The others have paid a player for his four of a kind, just before.
    Bonus {
        /// The player.
        seat: Seat,
        /// The number of chips that they paid in all.
        chips: Chips,
    },
    /// Four of a kind, turned up just before, win everything (RULES 10.1, `quads_win`).
    Quads {
        /// The player.
        seat: Seat,
    },
    /// The game is over, and these have won it.
    Winners {
        /// The players.
        seats: SeatSet,
    },
}

impl SettingEvent {
    /// Gives each card that somebody may not see: none.
    pub(in crate::engine) fn each_card(&mut self, _: &mut dyn FnMut(&mut Held)) {}

    /// The event as a viewer may know it. Everybody may know all of it.
    pub(in crate::engine) fn seen_by(&self, _: Viewer) -> SettingEvent {
        self.clone()
    }
}
