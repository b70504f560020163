//! Checks whether rules can be played, before the first deal.

pub(super) mod other_games;
mod own;

use std::fmt::{self, Display};
use std::ops::RangeInclusive;

use super::Chips;
use super::rules::{DealingRules, Rules, StageRules, VyingRules};
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
        /// The minimum.
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
    /// The stages belong to no game.
    Stages,
    /// The part that plays this game has not been fetched. This happens only on a page.
    Missing,
}

/// The most chips at a table. No sum of them, nor twice one, can overflow.
pub const MOST_CHIPS: Chips = 1 << 53;

impl Rules {
    /// Checks that these rules can be played with this many seats.
    ///
    /// # Errors
    ///
    /// The combination that is impossible.
    pub fn check(&self, seats: usize) -> Result<(), SetupError> {
        let most = self.most_seats()?;
        if seats < self.least_seats() {
            return Err(SetupError::TooFewSeats);
        }
        if seats > most {
            return Err(SetupError::TooManySeats { most });
        }
        if let Some(vying) = self.vying() {
            check_bets(vying)?;
        }
        let of_bets = self.vying().map(|vying| {
            [
                Some(vying.open_min),
                vying.open_max,
                vying.raise_limit,
                vying.bet_cap,
            ]
        });
        let amounts = [Some(self.ante), Some(self.money.table_minimum)];
        let mut all = amounts.into_iter().chain(of_bets.into_iter().flatten());
        if all.any(is_too_many) {
            return Err(SetupError::TooManyChips);
        }
        if !self.is_betting() {
            (other_games::installed()?.check)(self)?;
        }
        Ok(())
    }

    /// The least number of players. Against the house it is one (RULES 10.10).
    #[must_use]
    pub fn least_seats(&self) -> usize {
        2 - usize::from(self.against_house().is_some())
    }

    /// Whether this many cards can be dealt from the pack.
    fn is_dealt(
        &self,
        dealing: &DealingRules,
        cards: RangeInclusive<u8>,
    ) -> Result<(), SetupError> {
        if !cards.contains(&dealing.cards) {
            Err(SetupError::Stages)
        } else if self.ranking.jokers > Card::MOST_JOKERS {
            Err(SetupError::TooManyJokers)
        } else {
            Ok(())
        }
    }

    /// The most players under these rules.
    ///
    /// # Errors
    ///
    /// The stages belong to no game.
    pub fn most_seats(&self) -> Result<usize, SetupError> {
        match self.stages.as_slice() {
            [StageRules::Dealing(dealing), StageRules::Vying(vying)] => {
                if !BETTING_CARDS.contains(&dealing.cards) {
                    return Err(SetupError::Stages);
                }
                self.is_dealt(dealing, 3..=13)?;
                Ok(most_seats(
                    dealing.cards,
                    self.ranking.jokers,
                    vying.can_keep(),
                ))
            }
            [_, ..] if !self.is_betting() => (other_games::installed()?.most_seats)(self),
            _ => Err(SetupError::Stages),
        }
    }
}

/// The cards dealt to each player in the betting games (RULES 1.3, 1.4, 10.1).
pub(super) const BETTING_CARDS: [u8; 5] = [3, 4, 5, 7, 13];

fn is_too_many(chips: Option<Chips>) -> bool {
    chips.is_some_and(|chips| chips > MOST_CHIPS)
}

fn check_bets(vying: &VyingRules) -> Result<(), SetupError> {
    let min = vying.open_min;
    if min == 0 {
        return Err(SetupError::OpenMinZero);
    }
    if let Some(max) = vying.open_max.filter(|max| *max < min) {
        return Err(SetupError::OpenMaxBelowMin { min, max });
    }
    if let Some(cap) = vying.bet_cap.filter(|cap| *cap < min) {
        return Err(SetupError::CapBelowOpenMin { min, cap });
    }
    Ok(())
}

/// The most players that the pack can serve with this many cards, and one more hand if one can be kept (RULES 9.2.8).
pub(super) fn most_seats(cards: u8, jokers: u8, keeps: bool) -> usize {
    usize::from((52 + jokers) / cards) - usize::from(keeps)
}

/// The sum of the stacks, if it can be counted and each has the table's minimum.
pub(super) fn check_stacks(stacks: &[Chips], minimum: Chips) -> Result<Chips, SetupError> {
    if let Some(short) = stacks.iter().position(|chips| *chips < minimum) {
        let seat = Seat(short as u8);
        return Err(SetupError::BelowMinimum { seat, minimum });
    }
    stacks
        .iter()
        .try_fold(0, |sum: Chips, chips| {
            sum.checked_add(*chips).filter(|sum| *sum <= MOST_CHIPS)
        })
        .ok_or(SetupError::TooManyChips)
}

impl Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::TooFewSeats => f.write_str("a game needs at least two players"),
            SetupError::TooManySeats { most } => {
                write!(
                    f,
                    "the pack serves at most {most} players under these rules"
                )
            }
            SetupError::TooManyJokers => {
                write!(f, "jokers: a pack has at most {}", Card::MOST_JOKERS)
            }
            SetupError::NoSuchDealer(seat) => write!(f, "nobody sits at the dealer's seat {seat}"),
            SetupError::BelowMinimum { seat, minimum } => {
                write!(f, "table_minimum: seat {seat} brings less than {minimum}")
            }
            SetupError::TooManyChips => write!(f, "more than {MOST_CHIPS} chips cannot be counted"),
            SetupError::OpenMinZero => f.write_str("open_min: the first bet is at least 1 chip"),
            SetupError::OpenMaxBelowMin { min, max } => write!(
                f,
                "open_max: the greatest first bet, {max}, is below the least, {min}"
            ),
            SetupError::CapBelowOpenMin { min, cap } => {
                write!(
                    f,
                    "bet_cap: the largest bet, {cap}, is below the least first bet, {min}"
                )
            }
            SetupError::OddBlind => {
                f.write_str("big_blind: half of it is the small blind, so it is even")
            }
            SetupError::AnteMaxBelowMin { min, max } => write!(
                f,
                "ante_max: the greatest ante, {max}, is below the least, {min}"
            ),
            SetupError::BragPays { key } => write!(
                f,
                "{key}: the pay table `brag` goes with the ranking `brag` alone"
            ),
            SetupError::Missing => {
                f.write_str("this game has not been fetched; try again once you are connected")
            }
            SetupError::Stages => f.write_str("the stages of these rules are those of no game"),
        }
    }
}

impl std::error::Error for SetupError {}
