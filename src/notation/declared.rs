//! The answer to a question about real cards, as words of an action.

use std::fmt;

use super::words::a_seat;
use crate::engine::{Action, Declared, SeatSet};

/// The answer as text.
pub(super) fn write(answer: Declared, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str("won")?;
    if answer.seats.is_empty() {
        f.write_str(" none")?;
    }
    let mut seats = answer.seats.iter();
    seats.try_for_each(|seat| write!(f, " {seat}"))?;
    match answer.royal {
        true => f.write_str(" royal"),
        false => Ok(()),
    }
}

/// Reads an answer. `None` if the words are none.
pub(super) fn read(words: &[&str]) -> Option<Action> {
    let (seats, royal) = match words {
        [seats @ .., "royal"] => (seats, true),
        seats => (seats, false),
    };
    let seats: SeatSet = match seats {
        ["none"] => SeatSet::NONE,
        [] => return None,
        seats => {
            let set: SeatSet = seats
                .iter()
                .map(|seat| a_seat(seat))
                .collect::<Option<_>>()?;
            // Each once, and no seat beyond those that a set can have.
            Some(set).filter(|set| set.len() == seats.len())?
        }
    };
    Some(Action::Declare(Declared { seats, royal }))
}
