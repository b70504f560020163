//! A fault of a draft, in words.

use super::parts::Field;
use crate::app::i18n::say;
use crate::app::words::isolated;
use crate::engine::{Chips, SetupError};
use crate::sitting::setup::LONGEST_NAME;

/// A fault and its field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The field that it stands beside.
    pub field: Field,
    pub kind: FaultKind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// The name is empty.
    NoName,
    /// The name is too long for a plate.
    LongName,
    /// Another player has this name.
    SameName(String),
    /// The name is "You", although several people play or the player is a bot.
    You,
    /// The chips are less than this, which a deal costs.
    CannotPay(Chips),
    /// It is not a whole number in this range.
    NotBetween(Chips, Chips),
    /// Somebody has further boxes beside others, although only who is alone may.
    BoxesBesideOthers,
    /// The rules or players cannot be played together.
    Setup(SetupError),
}

impl FaultKind {
    /// The fault, in a sentence.
    #[must_use]
    pub fn says(&self) -> String {
        let says = match self {
            FaultKind::NoName => say::FAULT_NO_NAME,
            FaultKind::LongName => return say::fault_long_name(LONGEST_NAME as u64),
            FaultKind::SameName(name) => return say::fault_same_name(&isolated(name)),
            FaultKind::You => say::FAULT_YOU,
            FaultKind::BoxesBesideOthers => say::FAULT_BOXES_BESIDE_OTHERS,
            FaultKind::CannotPay(cost) => return say::fault_cannot_pay(*cost),
            FaultKind::NotBetween(least, most) => return say::fault_not_between(*least, *most),
            FaultKind::Setup(error) => match *error {
                SetupError::OpenMinZero => say::FAULT_OPEN_MIN,
                SetupError::OpenMaxBelowMin { min, .. } => return say::fault_open_max(min),
                SetupError::CapBelowOpenMin { min, .. } => return say::fault_bet_cap(min),
                SetupError::AnteMaxBelowMin { min, .. } => return say::fault_ante_max(min),
                SetupError::BragPays { .. } => say::FAULT_BRAG_PAYS,
                SetupError::TooFewSeats => say::FAULT_TOO_FEW,
                SetupError::TooManySeats { most } => return say::fault_too_many(most as u64),
                SetupError::BelowMinimum { minimum, .. } => {
                    return say::fault_below_minimum(minimum);
                }
                SetupError::TooManyChips => say::FAULT_TOO_MANY_CHIPS,
                SetupError::CardsNeeded => say::FAULT_OWN_CARDS,
                SetupError::OddBlind => say::FAULT_ODD_BLIND,
                SetupError::CourtsAndTens => say::FAULT_COURTS_AND_TENS,
                SetupError::NoSuchDealer(_) | SetupError::TooManyJokers | SetupError::Stages => {
                    say::FAULT_UNPLAYABLE
                }
            },
        };
        says.get().into()
    }
}
