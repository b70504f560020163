//! Why a record cannot be replayed.

use std::fmt::{self, Display};

use super::action_error::ActionError;
use crate::engine::{DealError, Illegal, Seat, SetupError};

/// Why an action cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The text is not an action.
    Unreadable(ActionError),
    /// The rules refuse it.
    Illegal(Illegal),
    /// It follows a deal for which the record has no pack.
    NoShuffle,
}

impl Refusal {
    /// The clause of the rules that it breaks.
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
                "the record ends too early: the pack must be shuffled, but no shuffle is given",
            ),
        }
    }
}

/// Why a record cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayError {
    /// The rules and the seats do not make a game.
    Setup(SetupError),
    /// The cut for the first dealer cannot be made, or not from this pack.
    Cut(DealError),
    /// The cut makes this seat the dealer, but the record names another.
    CutElsewhere(Seat),
    /// The first pack does not have the cards of the rules: the 52, or those of a short pack, and the jokers.
    NotWhole {
        /// The number of its cards.
        cards: usize,
        /// The number of jokers in the rules.
        jokers: u8,
        /// The number of other cards that it should have.
        others: usize,
    },
    /// A later shuffle cannot be dealt from.
    Deal {
        /// Its index, from 0.
        shuffle: usize,
        /// The reason.
        why: DealError,
    },
    /// An action cannot be played.
    Action {
        /// Its index, from 0.
        index: usize,
        text: String,
        /// The reason.
        why: Refusal,
    },
    /// Deals would follow each other for ever without any action.
    NoEnd,
}

impl Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::Setup(error) => error.fmt(f),
            ReplayError::Cut(why) => write!(f, "`cut`: {why} (RULES 9.1, first_dealer)"),
            ReplayError::CutElsewhere(seat) => write!(
                f,
                "`dealer`: by the cards of `cut`, seat {seat} deals first (RULES 9.1, first_dealer)"
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
            ReplayError::NoEnd => f.write_str("the deals play themselves and never end"),
        }
    }
}

impl std::error::Error for ReplayError {}
