//! The words of an action that several verbs have.

use std::fmt::{Display, Write};

use crate::cards::{Card, CardSet};
use crate::engine::{Chips, Seat};

/// An action as it is written: words with spaces between them.
#[derive(Default)]
pub(super) struct Words(String);

impl Words {
    pub(super) fn into_text(self) -> String {
        self.0
    }

    pub(super) fn word(&mut self, word: &str) -> &mut Words {
        if !self.0.is_empty() {
            self.0.push(' ');
        }
        self.0.push_str(word);
        self
    }

    /// Adds what is written as a word, or as words with a space between them.
    pub(super) fn text(&mut self, text: &dyn Display) -> &mut Words {
        self.word("");
        // A string takes everything.
        let _ = write!(self.0, "{text}");
        self
    }

    pub(super) fn number(&mut self, number: Chips) -> &mut Words {
        self.text(&number)
    }

    pub(super) fn seat(&mut self, seat: Seat) -> &mut Words {
        self.text(&seat)
    }

    pub(super) fn card(&mut self, card: Card) -> &mut Words {
        self.text(&card)
    }

    pub(super) fn cards(&mut self, cards: CardSet) -> &mut Words {
        cards.iter().fold(self, Words::card)
    }
}

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
