//! What a player is asked in three stakes (RULES 10.4, 10.8).

use crate::engine::ground::seat::Seat;

impl ClassicAsk {
    pub(in crate::engine) fn seat(self) -> Seat {
        let (ClassicAsk::Brag { seat }
        | ClassicAsk::Answer { seat }
        | ClassicAsk::Two { seat }
        | ClassicAsk::Draw { seat }) = self;
        seat
    }
}

/// What a player is asked in the games for three stakes (RULES 10.4, 10.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClassicAsk {
    /// To brag, or to pass.
    Brag {
        /// The player.
        seat: Seat,
    },
    /// To take a brag up, or to pass.
    Answer {
        /// The player.
        seat: Seat,
    },
    /// To see, to raise or to give up, as one of the two who brag.
    Two {
        /// The player.
        seat: Seat,
    },
    /// To draw a card, or to stand.
    Draw {
        /// The player.
        seat: Seat,
    },
}
