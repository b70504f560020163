//! Questions about real cards, and their answers (RULES 9.2.21).

use serde::{Deserialize, Serialize};

use super::seat::{Seat, SeatSet};

/// A question about real cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Question {
    pub of: Compared,
    /// The players whose cards are compared.
    pub among: SeatSet,
}

/// What is compared, and what the answer names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Compared {
    /// The hands: the best, or all of them that are equally good.
    Hands {
        /// Whether it is also said if the best is a pair-royal, because that takes all three pots (RULES 10.8).
        royal: bool,
    },
    /// The hands with the one that this player holds face up: those that beat it (RULES 1.3, O12). There may be none.
    FaceUp {
        /// The player.
        open: Seat,
    },
    /// The upcards: the best, or all that are equally good (RULES 10.4).
    Upcards,
    /// The totals of the cards that were dealt: those that make the number (RULES 9.2.17). There may be none.
    Dealt,
    /// The totals: the nearest to the number, or all that are equally near (RULES 10.4).
    Nearest,
    /// The cards that these players drew to decide it: the highest (RULES 10.4, `tie31`).
    Drawn,
}

/// An answer to a question about real cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Declared {
    /// The players.
    pub seats: SeatSet,
    /// Whether the best hand is a pair-royal.
    pub royal: bool,
}

impl Declared {
    /// The answer that names these players.
    #[must_use]
    pub fn of(seats: SeatSet) -> Declared {
        Declared {
            seats,
            royal: false,
        }
    }
}

impl Question {
    /// Whether hands are compared.
    #[must_use]
    pub fn is_of_hands(self) -> bool {
        matches!(self.of, Compared::Hands { .. })
    }

    /// Whether nobody may be named.
    #[must_use]
    pub fn may_be_nobody(self) -> bool {
        matches!(self.of, Compared::FaceUp { .. } | Compared::Dealt)
    }

    /// Whether several players may be named.
    #[must_use]
    pub fn may_be_several(self) -> bool {
        self.of != Compared::Drawn
    }

    /// Whether it may be said that the best hand is a pair-royal.
    #[must_use]
    pub fn may_be_royal(self) -> bool {
        self.of == Compared::Hands { royal: true }
    }

    /// Whether the answer names players of whom it is asked, and as many as it may.
    #[must_use]
    pub fn admits(self, answer: Declared) -> bool {
        let least = usize::from(!self.may_be_nobody());
        let most = if self.may_be_several() { 32 } else { 1 };
        self.among.union(answer.seats) == self.among
            && (least..=most).contains(&answer.seats.len())
            && (!answer.royal || self.may_be_royal())
    }

    /// The plainest answer: the first player alone.
    #[must_use]
    pub fn plain(self) -> Declared {
        Declared::of(self.among.iter().take(1).collect())
    }
}
