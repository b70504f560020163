//! Why a sitting cannot be taken up again.

use std::fmt::{self, Display};

use crate::engine::{DealError, SetupError};

/// Why a sitting cannot be taken up again. What it says ends a sentence, without its full stop.
#[derive(Debug)]
pub enum ResumeError {
    /// Its packs were written down one by one: it was not played here.
    NoSeed,
    /// It does not say who plays each seat.
    OtherSeats,
    /// It cannot have so many deals.
    OtherDeals,
    /// It could not even begin.
    Setup(SetupError),
    /// This action, by its place counted from 0 and its first letters, cannot be read or be done.
    Action(usize, String),
    /// The deal that had begun cannot be dealt.
    Deal(DealError),
}

impl Display for ResumeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ResumeError::NoSeed => f.write_str("it was not played here"),
            ResumeError::OtherSeats => f.write_str("it does not say who plays each seat"),
            ResumeError::OtherDeals => f.write_str("it cannot have so many deals"),
            ResumeError::Setup(error) => error.fmt(f),
            ResumeError::Action(index, text) => {
                write!(f, "action {} cannot be played: “{text}”", index + 1)
            }
            ResumeError::Deal(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ResumeError {}
