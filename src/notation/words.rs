//! The words of an action that several verbs have.

use crate::cards::{Card, CardSet};
use crate::engine::{Chips, Seat};

/// Different cards.
pub(super) fn cards(words: &[&str]) -> Option<CardSet> {
    let cards: CardSet = words
        .iter()
        .map(|word| word.parse::<Card>().ok())
        .collect::<Option<_>>()?;
    (cards.len() == words.len()).then_some(cards)
}

/// A whole number in plain digits. A number that is too large becomes the largest possible one. It is more than any
/// player has, so the rules refuse it with a sentence about chips.
pub(super) fn number(digits: &str) -> Option<Chips> {
    let plain = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
    plain.then(|| digits.parse().unwrap_or(Chips::MAX))
}

/// A seat by its number. A number that is too large becomes the highest seat. Nobody sits there, so the rules refuse
/// it.
pub(super) fn a_seat(digits: &str) -> Option<Seat> {
    number(digits).map(|seat| Seat(u8::try_from(seat).unwrap_or(u8::MAX)))
}
