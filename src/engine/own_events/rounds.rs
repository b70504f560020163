//! What only happens in equalised betting, with the dealer's stake and with the draw (RULES 10.0.6).

use super::super::Chips;
use super::super::seat::Seat;

/// What only happens in equalised betting. A bet and a raise are [`Event::Bet`](super::super::Event::Bet), whose
/// stake is what everybody must have put in from then on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundEvent {
    /// The dealer has staked before the cards; the chips were paid just before.
    Staked {
        /// The dealer.
        seat: Seat,
        /// How many.
        chips: Chips,
    },
    /// A player counts as having put in so many before anybody spoke. A blind was paid just before.
    Posted {
        /// Who.
        seat: Seat,
        /// How many.
        chips: Chips,
    },
    /// A player put nothing in, and owed nothing.
    Checked {
        /// Who.
        seat: Seat,
    },
    /// A player is level from now on; the chips were paid just before.
    Matched {
        /// Who.
        seat: Seat,
        /// What he paid.
        chips: Chips,
        /// Whether he had not looked, and so paid half.
        blind: bool,
    },
    /// A player gave up this pot, and keeps his cards.
    Left {
        /// Who.
        seat: Seat,
    },
    /// A player called a sight.
    Called {
        /// Who.
        seat: Seat,
    },
    /// A player keeps the cards he has.
    Stood {
        /// Who.
        seat: Seat,
    },
    /// Nobody met the dealer's stake; the others have paid him, just before.
    Unmet {
        /// The dealer.
        seat: Seat,
        /// What they paid in all.
        chips: Chips,
    },
}
