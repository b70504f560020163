//! Why a table cannot be set up, or a deal cannot begin.

use crate::app::i18n::say;
use crate::cards::Card;
use crate::engine::{DealError, MOST_CHIPS, SetupError};

/// Why a table cannot be set up.
pub fn setup(error: &SetupError) -> String {
    match *error {
        SetupError::TooFewSeats => say::SETUP_TOO_FEW_SEATS.get().into(),
        SetupError::TooManySeats { most } => say::setup_too_many_seats(most as u64),
        SetupError::TooManyJokers => say::setup_too_many_jokers(Card::MOST_JOKERS.into()),
        SetupError::NoSuchDealer(seat) => say::setup_no_such_dealer(seat.0.into()),
        SetupError::BelowMinimum { seat, minimum } => {
            say::setup_below_minimum(seat.0.into(), minimum)
        }
        SetupError::TooManyChips => say::setup_too_many_chips(MOST_CHIPS),
        SetupError::OpenMinZero => say::SETUP_OPEN_MIN_ZERO.get().into(),
        SetupError::OpenMaxBelowMin { min, max } => say::setup_open_max_below_min(max, min),
        SetupError::CapBelowOpenMin { min, cap } => say::setup_cap_below_open_min(cap, min),
        SetupError::OddBlind => say::SETUP_ODD_BLIND.get().into(),
        SetupError::AnteMaxBelowMin { min, max } => say::setup_ante_max_below_min(max, min),
        SetupError::BragPays { key } => say::setup_brag_pays(key),
        SetupError::CourtsAndTens => say::SETUP_COURTS_AND_TENS.get().into(),
        SetupError::CardsNeeded => say::SETUP_CARDS_NEEDED.get().into(),
        SetupError::Stages => say::SETUP_STAGES.get().into(),
    }
}

/// Why a deal cannot begin.
pub fn deal(error: DealError) -> &'static str {
    match error {
        DealError::InPlay => say::UNDEALT_IN_PLAY,
        DealError::SittingOver => say::UNDEALT_SITTING_OVER,
        DealError::NeedsShuffle => say::UNDEALT_NEEDS_SHUFFLE,
        DealError::NotShuffled => say::UNDEALT_NOT_SHUFFLED,
        DealError::NoCut => say::UNDEALT_NO_CUT,
        DealError::RealCards => say::UNDEALT_REAL_CARDS,
        DealError::OtherCards => say::UNDEALT_OTHER_CARDS,
    }
    .get()
}
