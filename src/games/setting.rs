//! The value of an option as a word, for presets and links.

use super::rule::Kind;
use super::wild::{wild_named, wild_words};
use crate::cards::CardSet;

/// Separates the words of a list.
const AND: char = '~';
/// The word for no limit and for no card.
const NONE: &str = "none";

impl Kind {
    /// The value as a word of letters, digits, `_` and `~`, such as `5`, `none`, `yes`, `any_time` or `twos~Ad`.
    #[must_use]
    pub fn word(self, setting: Option<u64>) -> String {
        match (self, setting) {
            (Kind::Flag, Some(flag)) => if flag == 1 { "yes" } else { "no" }.into(),
            (Kind::Word(words) | Kind::Value(words), Some(place)) => words
                .get(place as usize)
                .copied()
                .unwrap_or_default()
                .into(),
            (Kind::Cards, Some(cards)) if cards > 0 => {
                let words = wild_words(CardSet::from_bits(cards).unwrap_or_default());
                words.join(&AND.to_string())
            }
            (Kind::Chips { .. } | Kind::Limit { .. } | Kind::Count { .. }, Some(number)) => {
                number.to_string()
            }
            _ => NONE.into(),
        }
    }

    /// The value that a word means. `None`: a rule of this kind cannot have it.
    #[must_use]
    pub fn read(self, word: &str) -> Option<Option<u64>> {
        let setting = match self {
            Kind::Limit { .. } if word == NONE => None,
            Kind::Chips { .. } | Kind::Limit { .. } | Kind::Count { .. } => Some(number(word)?),
            Kind::Flag => Some(["no", "yes"].into_iter().position(|said| said == word)? as u64),
            Kind::Word(words) | Kind::Value(words) => {
                Some(words.iter().position(|said| *said == word)? as u64)
            }
            Kind::Cards if word == NONE => Some(0),
            Kind::Cards => {
                let sets: Option<Vec<CardSet>> = word.split(AND).map(wild_named).collect();
                Some(sets?.into_iter().fold(CardSet::NONE, CardSet::union).bits())
            }
        };
        self.admits(setting).then_some(setting)
    }
}

/// A number of digits only, without a sign or a leading zero.
fn number(word: &str) -> Option<u64> {
    let is_written = word == "0" || word.starts_with(|first: char| ('1'..='9').contains(&first));
    word.parse().ok().filter(|_| is_written)
}
