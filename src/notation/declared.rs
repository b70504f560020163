//! The answer to a question about real cards, as words of an action.

use super::words::{Words, a_seat};
use crate::engine::{Action, Declared, SeatSet};

/// Writes the answer behind these words.
pub(super) fn write(answer: Declared, words: &mut Words) -> &mut Words {
    let words = words.word("won");
    let words = match answer.seats.is_empty() {
        true => words.word("none"),
        false => answer.seats.iter().fold(words, Words::seat),
    };
    match answer.royal {
        true => words.word("royal"),
        false => words,
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
