//! What a player is asked in setting several hands from one deal (RULES 10.1).

use crate::engine::ground::seat::Seat;

/// What a player is asked while hands are set and shown (RULES 10.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SettingAsk {
    /// To exchange his hand for a spare one, or to leave it.
    Spare {
        /// The player.
        seat: Seat,
    },
    /// To set his hands.
    Set {
        /// The player.
        seat: Seat,
    },
    /// To show a hand, or to pass it.
    Show {
        /// The player.
        seat: Seat,
        /// The number of the hand, counted from 0.
        nth: u8,
    },
}

impl SettingAsk {
    pub(in crate::engine) fn seat(self) -> Seat {
        let (SettingAsk::Spare { seat } | SettingAsk::Set { seat } | SettingAsk::Show { seat, .. }) =
            self;
        seat
    }
}
