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
    /// What is wrong.
    pub why: NotBrought,
}

/// What is wrong with a text that somebody brings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotBrought {
    /// It is empty.
    Nothing,
    /// It is no record.
    Record(RecordError),
    /// It is a record that cannot be played.
    Replay(ReplayError),
}

impl Display for NotBrought {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            NotBrought::Nothing => "there is nothing here to read".into(),
            NotBrought::Record(error) => shortened(error),
            NotBrought::Replay(error) => shortened(error),
        })
    }
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
        Fault {
            line: self.line_of(&error.place()),
            why: NotBrought::Replay(error.clone()),
        }
    }

    /// The line on which its seats begin.
    #[must_use]
    pub fn line_of_seats(&self) -> usize {
        self.line_of(&Place::seats())
    }

    fn line_of(&self, place: &Place) -> usize {
        self.line - 1 + place.line(&self.text)
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
        return Err(Fault {
            line: 1,
            why: NotBrought::Nothing,
        });
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
    let fault = |line, error| Fault {
        line,
        why: NotBrought::Record(error),
    };
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

/// What is said of a text that somebody brings, on one line and cut short, whatever it quotes.
#[must_use]
pub fn shortened(said: impl ToString) -> String {
    let mut said = one_line(said);
    if let Some((end, _)) = said.char_indices().nth(MOST_LETTERS) {
        said.truncate(end);
        said.push('…');
    }
    said
}
