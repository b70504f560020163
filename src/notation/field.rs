//! One named value of a record, read as what it should be.

use std::fmt::{self, Display};

use serde_json::Value;

use crate::engine::Chips;

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
            .ok_or_else(|| self.wrong("true or false"))
    }

    /// A whole number that is no less than this.
    pub fn chips(self, least: Chips) -> Result<Chips, WrongValue> {
        self.value
            .as_u64()
            .filter(|chips| *chips >= least)
            .ok_or_else(|| self.wrong(format!("a whole number, {least} or more")))
    }

    /// A whole number from 0 to this.
    pub fn count(self, most: u64) -> Result<u64, WrongValue> {
        let count = self.value.as_u64().filter(|count| *count <= most);
        count.ok_or_else(|| self.wrong(format!("a whole number from 0 to {most}")))
    }

    /// A whole number that is no less than this, or null.
    pub fn limit(self, least: Chips) -> Result<Option<Chips>, WrongValue> {
        if self.value.is_null() {
            return Ok(None);
        }
        self.chips(least)
            .map(Some)
            .map_err(|_| self.wrong(format!("null or a whole number, {least} or more")))
    }

    /// The place of one of these words.
    pub fn place(self, words: &[&str]) -> Result<u64, WrongValue> {
        let said = self.value.as_str();
        words
            .iter()
            .zip(0..)
            .find(|(word, _)| said == Some(word))
            .map(|(_, place)| place)
            .ok_or_else(|| {
                let quoted: Vec<String> = words.iter().map(|w| format!("\"{w}\"")).collect();
                self.wrong(quoted.join(" or "))
            })
    }

    pub fn wrong(self, allowed: impl Into<String>) -> WrongValue {
        WrongValue {
            key: self.key.into(),
            value: brief(self.value),
            allowed: allowed.into(),
        }
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
    pub allowed: String,
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
