//! The amount that is set for a bet, a loan or chips to buy in with, and what may be set.

use crate::engine::{Chips, Seat};

/// What an amount of chips is set for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AmountKind {
    Bet,
    /// A loan from this seat.
    Borrow(Seat),
    /// A dealer's stake before the cards (RULES 10.6).
    Stake,
    /// A loan to a player with too few chips.
    Lend,
    /// Chips with which this seat buys in.
    BuyIn(Seat),
}

/// A purpose, and the amounts that it allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    pub kind: AmountKind,
    /// The least amount.
    pub least: Chips,
    pub most: Chips,
    /// The amount that is set at first.
    pub(super) usual: Chips,
    /// The step between one amount and the next (RULES 10.3).
    pub(super) step: Chips,
}

/// The amount that is set for the next bet, loan or purchase.
#[derive(Clone, Copy, Default, PartialEq)]
pub(super) struct Amount {
    pub chips: Chips,
    /// The seat that the player has chosen to borrow from or to buy in for. `None`: he has chosen none.
    pub chosen_seat: Option<Seat>,
    /// Whether a key has set it: then it is told to those who listen.
    pub is_told: bool,
    /// What is asked for. `None`: nothing.
    pub offered: Option<Range>,
}

impl Range {
    /// The step between one amount and the next, in chips.
    #[must_use]
    pub fn step(self) -> Chips {
        self.step
    }
}

impl AmountKind {
    /// The seat that the amount concerns. `None`: it concerns none.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self {
            AmountKind::Borrow(seat) | AmountKind::BuyIn(seat) => Some(seat),
            AmountKind::Bet | AmountKind::Stake | AmountKind::Lend => None,
        }
    }
}
