//! Why a table cannot be set up.

use std::fmt::{self, Display};

use super::capacity::MOST_CHIPS;
use super::chips::Chips;
use super::seat::Seat;
use crate::cards::Card;

/// Why a table cannot be set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SetupError {
    /// A game has at least two players.
    TooFewSeats,
    /// The pack cannot serve so many (RULES 9.2.8).
    TooManySeats {
        /// How many it can serve.
        most: usize,
    },
    /// No pack has so many jokers.
    TooManyJokers,
    /// The first dealer sits at no seat.
    NoSuchDealer(Seat),
    /// A player brings less than the table's minimum (O16).
    BelowMinimum {
        /// The player.
        seat: Seat,
        minimum: Chips,
    },
    /// More chips than can be counted.
    TooManyChips,
    /// The first bet must be at least one chip.
    OpenMinZero,
    /// The greatest first bet is below the least.
    OpenMaxBelowMin {
        /// The least.
        min: Chips,
        /// The greatest.
        max: Chips,
    },
    /// The largest bet is below the least first bet.
    CapBelowOpenMin {
        /// The least first bet.
        min: Chips,
        /// The largest bet.
        cap: Chips,
    },
    /// Half of the big blind is no whole number of chips (RULES 10.9).
    OddBlind,
    /// The greatest ante is below the least (RULES 10.10).
    AnteMaxBelowMin {
        /// The least.
        min: Chips,
        /// The greatest.
        max: Chips,
    },
    /// This pay table goes with Brag's ranking alone (RULES 10.10).
    BragPays {
        /// The option that names it.
        key: &'static str,
    },
    /// If only courts and aces of 10 count, nobody can reach 31 (RULES 10.4).
    CourtsAndTens,
    /// Such a game cannot be played with real cards: its decisions need the cards.
    CardsNeeded,
    /// The stages belong to no game.
    Stages,
}

impl Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::TooFewSeats => f.write_str("a game needs at least two players"),
            SetupError::TooManySeats { most } => {
                write!(
                    f,
                    "there are only enough cards for {most} players under these rules"
                )
            }
            SetupError::TooManyJokers => {
                write!(f, "jokers: a pack has at most {}", Card::MOST_JOKERS)
            }
            SetupError::NoSuchDealer(seat) => write!(f, "nobody sits at the dealer's seat {seat}"),
            SetupError::BelowMinimum { seat, minimum } => {
                write!(f, "table_minimum: seat {seat} has less than {minimum}")
            }
            SetupError::TooManyChips => write!(f, "more than {MOST_CHIPS} chips is too many"),
            SetupError::OpenMinZero => {
                f.write_str("open_min: the first bet must be at least 1 chip")
            }
            SetupError::OpenMaxBelowMin { min, max } => write!(
                f,
                "open_max: the largest first bet, {max}, is below the smallest, {min}"
            ),
            SetupError::CapBelowOpenMin { min, cap } => {
                write!(
                    f,
                    "bet_cap: the largest bet, {cap}, is below the smallest first bet, {min}"
                )
            }
            SetupError::OddBlind => {
                f.write_str("big_blind: must be even, as the small blind is half of it")
            }
            SetupError::AnteMaxBelowMin { min, max } => write!(
                f,
                "ante_max: the largest ante, {max}, is below the smallest, {min}"
            ),
            SetupError::BragPays { key } => write!(
                f,
                "{key}: the pay table `brag` only goes with the ranking `brag`"
            ),
            SetupError::CourtsAndTens => {
                f.write_str("pips31: with aces of 10, courts and aces alone can't make 31")
            }
            SetupError::CardsNeeded => {
                f.write_str("cards: this game can't be played with your own cards")
            }
            SetupError::Stages => f.write_str("the stages of these rules don't make a game"),
        }
    }
}

impl std::error::Error for SetupError {}
