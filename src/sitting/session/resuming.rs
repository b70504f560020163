//! Why a sitting cannot be resumed.

use std::fmt::{self, Display};

use crate::engine::{DealError, SetupError};

/// Why a sitting cannot be resumed. The text ends a sentence and has no full stop.
#[derive(Debug)]
pub enum ResumeError {
    /// It has packs instead of a seed, so it was not played here.
    NoSeed,
    /// It does not say who plays each seat.
    OtherSeats,
    /// The number of deals begun does not fit the record.
    OtherDeals,
    /// It cannot begin.
    Setup(SetupError),
    /// This action cannot be read or played. Its index, from 0, and its first letters.
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
