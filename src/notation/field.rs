//! One named value of a record, read as what it should be.

use std::fmt::{self, Display};

use serde_json::Value;

use crate::engine::Chips;
use crate::games::WILD_KINDS;

/// A key of a record and what stands there.
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

    /// A whole number that is no less than this.
    pub fn chips(self, least: Chips) -> Result<Chips, WrongValue> {
        self.value
            .as_u64()
            .filter(|chips| *chips >= least)
            .ok_or_else(|| self.wrong(Allowed::AtLeast(least)))
    }

    /// A whole number from the one to the other.
    pub fn count(self, least: u64, most: u64) -> Result<u64, WrongValue> {
        let count = self.value.as_u64();
        let count = count.filter(|count| (least..=most).contains(count));
        count.ok_or_else(|| self.wrong(Allowed::FromTo { least, most }))
    }

    /// A whole number that is no less than the one and no more than the other, or null.
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

    /// The place of one of these words.
    pub fn place(self, words: &'static [&'static str]) -> Result<u64, WrongValue> {
        let said = self.value.as_str();
        words
            .iter()
            .zip(0..)
            .find(|(word, _)| said == Some(word))
            .map(|(_, place)| place)
            .ok_or_else(|| self.wrong(Allowed::Words(words)))
    }

    /// The place of one of these values ([`Kind::Value`](crate::games::Kind)).
    pub fn value(self, values: &'static [&'static str]) -> Result<u64, WrongValue> {
        let said = |word: &&str| *self.value == as_value(word);
        let place = values.iter().position(said);
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

/// What a word stands for in a record, where values are not all words.
#[must_use]
pub fn as_value(word: &str) -> Value {
    match (word, word.parse::<u64>()) {
        ("none", _) => Value::Null,
        (_, Ok(number)) => number.into(),
        (word, _) => word.into(),
    }
}

/// A value as an error message can quote it.
pub(super) fn brief(value: &Value) -> String {
    const MOST: usize = 60;
    let text = value.to_string();
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

/// A value that is not what its key calls for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongValue {
    /// Where it stands.
    pub key: String,
    /// What stands there, as JSON.
    pub value: String,
    /// What could stand there.
    pub allowed: Allowed,
}

/// What could stand in a place of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Allowed {
    /// `true` or `false`.
    Flag,
    /// A whole number that is no less than this.
    AtLeast(u64),
    /// A whole number from the one to the other.
    FromTo {
        /// The least it can be.
        least: u64,
        /// The most it can be.
        most: u64,
    },
    /// `null`, or a whole number that is no less than this.
    NullOrAtLeast(u64),
    /// `null`, or a whole number.
    NullOrBetween {
        /// The least it can be.
        least: u64,
        /// The most it can be.
        most: u64,
    },
    /// One of these words.
    Words(&'static [&'static str]),
    /// One of these values.
    Values(&'static [&'static str]),
    /// An object of keys and values.
    Rules,
    /// A list.
    List,
    /// A list of kinds of wild cards and of single cards.
    WildCards,
    /// A text.
    Text,
    /// A player: a name and chips.
    Player,
    /// The number of a seat.
    Seat,
    /// The whole pack in a text.
    WholePack,
    /// 52 cards in a text.
    Pack,
    /// A seed in a text.
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
                let quoted: Vec<String> = values
                    .iter()
                    .map(|word| as_value(word).to_string())
                    .collect();
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
