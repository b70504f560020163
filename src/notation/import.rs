//! Reading records that somebody brings: one, or several, one a line. What is wrong is told with the line where
//! it stands.

use std::fmt::{self, Display};

use serde_json::Value;

use super::cannot::ReplayError;
use super::lines::Place;
use super::record::{Record, RecordError};
use super::text::{is_one_a_line, one_line};

/// A record as it was brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Brought {
    /// The record.
    pub record: Record,
    text: String,
    /// The line of the whole on which it begins, counted from 1.
    line: usize,
}

/// What is wrong with a text, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong, as a sentence without its full stop.
    pub why: String,
}

impl Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Line {}: {}", self.line, self.why)
    }
}

impl std::error::Error for Fault {}

impl Brought {
    /// What is wrong where the record cannot be played.
    #[must_use]
    pub fn fault(&self, error: &ReplayError) -> Fault {
        self.fault_at(&error.place(), error)
    }

    /// What is wrong with the seats.
    #[must_use]
    pub fn fault_of_seats(&self, why: &str) -> Fault {
        self.fault_at(&Place::seats(), why)
    }

    fn fault_at(&self, place: &Place, why: impl ToString) -> Fault {
        fault(self.line - 1 + place.line(&self.text), why)
    }
}

/// Reads a text that holds one record, or several, one a line.
///
/// # Errors
/// [`Fault`]: the first thing in it that is no record.
pub fn read_records(text: &str) -> Result<Vec<Brought>, Fault> {
    let text = text.trim_start_matches('\u{feff}');
    let lines: Vec<&str> = text.lines().collect();
    let full: Vec<&str> = lines
        .iter()
        .copied()
        .filter(|line| !line.trim().is_empty())
        .collect();
    if full.is_empty() {
        return Err(fault(1, "there is nothing here to read"));
    }
    if !is_one_a_line(text, &full) {
        return Ok(vec![read(text, 1)?]);
    }
    let numbered = lines
        .iter()
        .zip(1..)
        .filter(|(line, _)| !line.trim().is_empty());
    numbered.map(|(line, number)| read(line, number)).collect()
}

fn read(text: &str, line: usize) -> Result<Brought, Fault> {
    let value: Value = serde_json::from_str(text).map_err(|error| {
        // An error at the very end stands before the first line of an empty text.
        let at = line - 1 + error.line().max(1);
        let why = error.to_string();
        let why = why.split(" at line ").next().unwrap_or_default();
        fault(at, RecordError::NotJson(why.to_owned()))
    })?;
    match Record::try_from(&value) {
        Ok(record) => Ok(Brought {
            record,
            text: text.into(),
            line,
        }),
        Err(error) => Err(fault(line - 1 + error.place().line(text), error)),
    }
}

/// Longer sentences are cut short: what they quote may be a whole file.
const MOST_LETTERS: usize = 400;

fn fault(line: usize, why: impl ToString) -> Fault {
    let mut why = one_line(why);
    if let Some((end, _)) = why.char_indices().nth(MOST_LETTERS) {
        why.truncate(end);
        why.push('…');
    }
    Fault { line, why }
}
