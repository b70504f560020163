//! Why a record cannot be played.

use std::fmt::{self, Display};

use super::action::ActionError;
use crate::engine::{DealError, Illegal, Seat, SetupError};

/// Why an action cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// It is not written as an action is.
    Unreadable(ActionError),
    /// The rules refuse it.
    Illegal(Illegal),
    /// It comes after a deal that the record has no pack for.
    NoShuffle,
}

impl Refusal {
    /// The clause that it breaks.
    #[must_use]
    pub fn clause(&self) -> &'static str {
        match self {
            Refusal::Unreadable(error) => error.clause(),
            Refusal::Illegal(illegal) => illegal.clause(),
            Refusal::NoShuffle => "RULES 9.1, shuffle",
        }
    }
}

impl Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Unreadable(error) => error.fmt(f),
            Refusal::Illegal(illegal) => illegal.fmt(f),
            Refusal::NoShuffle => f.write_str(
                "the record ends before it: the pack must be shuffled and no shuffle is given",
            ),
        }
    }
}

/// Why a record cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayError {
    /// Nobody can sit down to this.
    Setup(SetupError),
    /// No high card is dealt, or not from such a pack.
    Cut(DealError),
    /// The high card makes this seat the dealer, and the record names another.
    CutElsewhere(Seat),
    /// The first pack is not of the 52 cards, or as many as a short pack has, and the jokers agreed on.
    NotWhole {
        /// How many cards it has.
        cards: usize,
        /// How many jokers were agreed on.
        jokers: u8,
        /// How many cards there should be beside them.
        others: usize,
    },
    /// A later shuffle cannot be dealt from.
    Deal {
        /// Which, counted from 0.
        shuffle: usize,
        /// Why not.
        why: DealError,
    },
    /// An action cannot be played.
    Action {
        /// Which, counted from 0.
        index: usize,
        /// As it is written.
        text: String,
        /// Why not.
        why: Refusal,
    },
    /// Deals decide themselves for ever.
    NoEnd,
}

impl Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::Setup(error) => error.fmt(f),
            ReplayError::Cut(why) => write!(f, "`cut`: {why} (RULES 9.1, first_dealer)"),
            ReplayError::CutElsewhere(seat) => write!(
                f,
                "`dealer`: by the cards of `cut` seat {seat} deals first (RULES 9.1, first_dealer)"
            ),
            ReplayError::NotWhole {
                cards,
                jokers: 0,
                others,
            } => {
                write!(
                    f,
                    "`pack` is not a whole pack: it has {cards} cards, not {others}"
                )
            }
            ReplayError::NotWhole {
                cards,
                jokers: 1,
                others,
            } => write!(
                f,
                "`pack` is not a whole pack: it has {cards} cards, and should have {others} and the joker *1"
            ),
            ReplayError::NotWhole {
                cards,
                jokers,
                others,
            } => write!(
                f,
                "`pack` is not a whole pack: it has {cards} cards, and should have {others} and the jokers *1 to *{jokers}"
            ),
            ReplayError::Deal { shuffle, why } => {
                write!(f, "`shuffles[{shuffle}]`: {why} (RULES 9.2.3)")
            }
            ReplayError::Action { index, text, why } => {
                write!(f, "action {index}, `{text}`: {why} ({})", why.clause())
            }
            ReplayError::NoEnd => f.write_str("the deals decide themselves, and never end"),
        }
    }
}

impl std::error::Error for ReplayError {}
