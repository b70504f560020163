//! Reads one value of a record.

use std::fmt::{self, Display};

use serde::Serialize;
use serde_json::Value;

use crate::engine::Chips;
use crate::games::WILD_KINDS;

/// A key of a record and its value.
#[derive(Clone, Copy)]
pub(super) struct Field<'r> {
    pub key: &'r str,
    pub value: &'r Value,
}

impl Field<'_> {
    pub fn flag(self) -> Result<bool, WrongValue> {
        self.value
            .as_bool()
            .ok_or_else(|| self.wrong(Allowed::Flag))
    }

    /// A whole number of at least `least`.
    pub fn chips(self, least: Chips) -> Result<Chips, WrongValue> {
        self.value
            .as_u64()
            .filter(|chips| *chips >= least)
            .ok_or_else(|| self.wrong(Allowed::AtLeast(least)))
    }

    /// A whole number from `least` to `most`.
    pub fn count(self, least: u64, most: u64) -> Result<u64, WrongValue> {
        let count = self.value.as_u64();
        let count = count.filter(|count| (least..=most).contains(count));
        count.ok_or_else(|| self.wrong(Allowed::FromTo { least, most }))
    }

    /// A whole number from `least` to `most`, or null.
    pub fn limit(self, least: u64, most: u64) -> Result<Option<u64>, WrongValue> {
        if self.value.is_null() {
            return Ok(None);
        }
        let limit = self.value.as_u64().filter(|limit| *limit >= least);
        match limit {
            Some(limit) if limit <= most => Ok(Some(limit)),
            Some(_) => Err(self.wrong(Allowed::NullOrBetween { least, most })),
            None => Err(self.wrong(Allowed::NullOrAtLeast(least))),
        }
    }

    /// The index of the value among these words.
    pub fn place(self, words: &'static [&'static str]) -> Result<u64, WrongValue> {
        let said = self.value.as_str();
        words
            .iter()
            .zip(0..)
            .find(|(word, _)| said == Some(word))
            .map(|(_, place)| place)
            .ok_or_else(|| self.wrong(Allowed::Words(words)))
    }

    /// The index of the value among these ([`Kind::Value`](crate::games::Kind)).
    pub fn value(self, values: &'static [&'static str]) -> Result<u64, WrongValue> {
        let said = written(self.value);
        let place = values.iter().position(|word| said == word_as_json(word));
        place
            .map(|place| place as u64)
            .ok_or_else(|| self.wrong(Allowed::Values(values)))
    }

    pub fn wrong(self, allowed: Allowed) -> WrongValue {
        WrongValue {
            key: self.key.into(),
            value: brief(self.value),
            allowed,
        }
    }
}

/// The value of a rule as it is written.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Written<'w> {
    Null,
    Flag(bool),
    Number(u64),
    Word(&'w str),
    List(Vec<String>),
}

impl<'w> Written<'w> {
    /// What a word stands for: a number, `null`, a flag or itself.
    pub fn of(word: &'w str) -> Written<'w> {
        match (word, word.parse()) {
            ("none", _) => Written::Null,
            ("no", _) => Written::Flag(false),
            ("yes", _) => Written::Flag(true),
            (_, Ok(number)) => Written::Number(number),
            (word, _) => Written::Word(word),
        }
    }
}

/// A word as a record writes it: a number, `null`, `true` or `false`, or a string.
#[must_use]
pub fn word_as_json(word: &str) -> String {
    // This does not fail: every word can be written.
    serde_json::to_string(&Written::of(word)).unwrap_or_default()
}

/// Writes a value as JSON.
pub(super) fn written(value: &Value) -> String {
    // This does not fail: every value can be written.
    serde_json::to_string(value).unwrap_or_default()
}

/// A value, shortened for an error message.
pub(super) fn brief(value: &Value) -> String {
    const MOST: usize = 60;
    let text = written(value);
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

/// A wrong value for a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongValue {
    pub key: String,
    /// The value, as JSON.
    pub value: String,
    /// The allowed values.
    pub allowed: Allowed,
}

/// The values that a key allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Allowed {
    /// `true` or `false`.
    Flag,
    /// A whole number of at least this.
    AtLeast(u64),
    /// A whole number in a range.
    FromTo {
        /// The least value.
        least: u64,
        /// The greatest value.
        most: u64,
    },
    /// `null`, or a whole number of at least this.
    NullOrAtLeast(u64),
    /// `null`, or a whole number in a range.
    NullOrBetween {
        /// The least value.
        least: u64,
        /// The greatest value.
        most: u64,
    },
    /// One of these words.
    Words(&'static [&'static str]),
    /// One of these values.
    Values(&'static [&'static str]),
    /// An object of keys and values.
    Rules,
    List,
    /// A list of kinds of wild cards and of single cards.
    WildCards,
    Text,
    /// A player: a name and chips.
    Player,
    /// The number of a seat.
    Seat,
    /// The seat of a player who has further boxes.
    Owner,
    /// All cards of a pack, as text.
    WholePack,
    /// 52 cards, as text.
    Pack,
    /// A seed, as text.
    Seed,
}

impl Display for Allowed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match *self {
            Allowed::Flag => "true or false",
            Allowed::AtLeast(least) => return write!(f, "a whole number, {least} or more"),
            Allowed::FromTo { least, most } => {
                return write!(f, "a whole number from {least} to {most}");
            }
            Allowed::NullOrAtLeast(least) => {
                return write!(f, "null or a whole number, {least} or more");
            }
            Allowed::NullOrBetween { least, most } => {
                return write!(f, "null or a whole number, {least} to {most}");
            }
            Allowed::Words(words) => {
                let quoted: Vec<String> = words.iter().map(|word| format!("\"{word}\"")).collect();
                return f.write_str(&quoted.join(" or "));
            }
            Allowed::Values(values) => {
                let quoted: Vec<String> = values.iter().map(|word| word_as_json(word)).collect();
                return f.write_str(&quoted.join(" or "));
            }
            Allowed::Rules => "an object of keys and values",
            Allowed::List => "a list",
            Allowed::WildCards => {
                let names = WILD_KINDS.map(|(name, _)| name).join(", ");
                return write!(f, "a list of {names}, or cards like Ad");
            }
            Allowed::Text => "a text",
            Allowed::Player => "a name and chips",
            Allowed::Seat => "the number of a seat",
            Allowed::Owner => "the seat of the player whose box it is",
            Allowed::WholePack => "the whole pack in a text",
            Allowed::Pack => "52 cards in a text",
            Allowed::Seed => "64 hexadecimal digits in a text",
        })
    }
}

impl Display for WrongValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` is {}, and should be {}",
            self.key, self.value, self.allowed
        )
    }
}

impl std::error::Error for WrongValue {}
