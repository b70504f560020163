//! What a player is asked in betting in Brag (RULES 1.3).

use crate::engine::ground::chips::Chips;
use crate::engine::ground::pick::Pick;
use crate::engine::ground::resume::Showing;
use crate::engine::ground::seat::{Seat, SeatSet};

/// What a player is asked during the betting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum VyingAsk {
    /// A player has the turn, or answers an offer.
    Turn(Turn),
    /// A player has looked at one of his two hands and must keep it or throw it.
    Decide {
        /// The player.
        seat: Seat,
        /// The hand looked at.
        looked: Pick,
        /// Where the deal goes on then.
        back: Turn,
    },
    /// A player has opened a hand of more than three cards and must throw away the rest (RULES 1.4).
    Discard {
        /// The player.
        seat: Seat,
        /// Where the deal goes on then.
        back: Turn,
    },
    /// A player with two blind hands must name the one that plays.
    ChooseHand {
        /// The player.
        seat: Seat,
        /// Why hands are shown then.
        showing: Showing,
    },
    /// A last blind player with two hands must name the one he keeps.
    Retain {
        /// The player.
        seat: Seat,
    },
}

impl VyingAsk {
    pub(in crate::engine) fn seat(self) -> Seat {
        match self {
            VyingAsk::Turn(
                Turn::Own { seat, .. }
                | Turn::Answer { seat, .. }
                | Turn::Lend { seat, .. }
                | Turn::LendOrShow { seat, .. },
            )
            | VyingAsk::Decide { seat, .. }
            | VyingAsk::Discard { seat, .. }
            | VyingAsk::ChooseHand { seat, .. }
            | VyingAsk::Retain { seat } => seat,
        }
    }
}

/// Whom the betting waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// A player's own turn.
    Own {
        /// The player in turn.
        seat: Seat,
        /// Whether he has offered a showdown in this turn and been refused.
        offered: bool,
        /// The players who have refused to lend to him in this turn.
        refused: SeatSet,
    },
    /// A player answers the offer of a showdown.
    Answer {
        /// The player who answers.
        seat: Seat,
        /// The player who offered.
        offerer: Seat,
    },
    /// A player answers whether he lends what he is asked for (RULES 5.2).
    Lend {
        /// The player who answers.
        seat: Seat,
        /// The borrower, in his own turn.
        borrower: Seat,
        /// The chips he asks for.
        chips: Chips,
        /// The players who have refused before.
        refused: SeatSet,
        /// Whether the borrower has offered a showdown in this turn.
        offered: bool,
    },
    /// One of two is short in his turn: the other lends or shows (RULES 5.4).
    LendOrShow {
        /// The player who chooses.
        seat: Seat,
        /// The player who is short.
        short: Seat,
    },
}
