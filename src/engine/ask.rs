//! What the table waits for: whose word, on what, and where the deal goes on then.

use super::Chips;
use super::action::Pick;
use super::event::Ending;
use super::seat::{Seat, SeatSet};

/// Who must act next, and on what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ask {
    /// Nobody: the next deal may begin, after a shuffle or without one.
    Deal {
        /// Whether the pack must be shuffled first.
        shuffle: bool,
    },
    /// Whoever deals next names the game first (O26).
    Call {
        /// Who deals.
        seat: Seat,
        /// Whether the pack must be shuffled whatever he names.
        shuffle: bool,
    },
    /// A player has the turn, or answers an offer.
    Turn(Turn),
    /// A player has looked at one of his two hands and must keep it or throw it.
    Decide {
        /// Who must.
        seat: Seat,
        /// The hand looked at.
        looked: Pick,
        /// Where the deal goes on then.
        back: Turn,
    },
    /// A player has opened a hand of more than three cards and must throw away the rest (RULES 1.4).
    Discard {
        /// Who must.
        seat: Seat,
        /// Where the deal goes on then.
        back: Turn,
    },
    /// A player with two blind hands must name the one that plays.
    Name {
        /// Who must.
        seat: Seat,
        /// What is shown then.
        showing: Showing,
    },
    /// A last blind player with two hands must name the one he keeps.
    Retain {
        /// Who must.
        seat: Seat,
    },
    /// Nobody, ever again: the sitting is over.
    Over,
}

impl Ask {
    /// Who must act, if anybody must.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Ask::Turn(
                Turn::Own { seat, .. }
                | Turn::Answer { seat, .. }
                | Turn::Lend { seat, .. }
                | Turn::LendOrShow { seat, .. },
            )
            | Ask::Call { seat, .. }
            | Ask::Decide { seat, .. }
            | Ask::Discard { seat, .. }
            | Ask::Name { seat, .. }
            | Ask::Retain { seat } => Some(seat),
            Ask::Deal { .. } | Ask::Over => None,
        }
    }
}

/// Whose word the betting waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// A player's own turn.
    Own {
        /// Whose turn it is.
        seat: Seat,
        /// Whether he has offered a showdown in this turn and been refused.
        offered: bool,
        /// Who has refused to lend to him in this turn.
        refused: SeatSet,
    },
    /// A player answers the offer of a showdown.
    Answer {
        /// Who answers.
        seat: Seat,
        /// Who offered.
        offerer: Seat,
    },
    /// A player answers whether he lends what he is asked for (RULES 5.2).
    Lend {
        /// Who answers.
        seat: Seat,
        /// Who asks, in his own turn.
        borrower: Seat,
        /// For how many chips.
        chips: Chips,
        /// Who has refused before.
        refused: SeatSet,
        /// Whether the borrower has offered a showdown in this turn.
        offered: bool,
    },
    /// One of two is short in his turn: the other lends or shows (RULES 5.4).
    LendOrShow {
        /// Who chooses.
        seat: Seat,
        /// Who is short.
        short: Seat,
    },
}

/// Why hands are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Showing {
    /// One player paid to see another.
    See {
        /// Who paid.
        payer: Seat,
        /// Whose hand is seen.
        seen: Seat,
    },
    /// One player able to bet is left, and somebody has covered.
    Last {
        /// Who is left.
        seat: Seat,
        /// What the last of the others did.
        how: Ending,
    },
    /// All agreed.
    Showdown,
    /// One of two was short, and the other shows: he wins unless the short one's hand is better.
    Instead {
        /// Who shows.
        seat: Seat,
        /// Who was short.
        short: Seat,
    },
}
