//! Reads imported texts: one record or several. An error says on which line it is.

use std::collections::VecDeque;
use std::fmt::{self, Display};

use serde_json::Value;

use super::documents::documents;
use super::lines::Place;
use super::record::{Record, RecordError};
use super::replay_error::ReplayError;
use super::text::one_line;

/// A record in an imported text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportedRecord {
    pub record: Record,
    text: String,
    /// The line of the text on which it begins, counted from 1.
    line: usize,
}

/// An error in a text, and its line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line, counted from 1.
    pub line: usize,
    pub why: ImportError,
}

/// An error in an imported text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportError {
    /// It is empty.
    Nothing,
    /// It is not a record.
    Record(RecordError),
    /// The record cannot be replayed.
    Replay(ReplayError),
}

impl Display for ImportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            ImportError::Nothing => "there is nothing to read here".into(),
            ImportError::Record(error) => shortened(error),
            ImportError::Replay(error) => shortened(error),
        })
    }
}

impl Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Line {}: {}", self.line, self.why)
    }
}

impl std::error::Error for Fault {}

impl ImportedRecord {
    /// The fault for an error in a replay of this record.
    #[must_use]
    pub fn fault(&self, error: &ReplayError) -> Fault {
        Fault {
            line: self.line_of(&error.place()),
            why: ImportError::Replay(error.clone()),
        }
    }

    /// The line on which the seats begin.
    #[must_use]
    pub fn line_of_seats(&self) -> usize {
        self.line_of(&Place::seats())
    }

    fn line_of(&self, place: &Place) -> usize {
        self.line - 1 + place.line(&self.text)
    }
}

/// Reads a text of one record or several, a record a step: one on each line, one after another, or in a JSON array.
#[derive(Clone, Debug, Default)]
pub struct RecordReader {
    /// The texts that are not read yet, and the line on which each begins.
    waiting: VecDeque<(String, usize)>,
    found: Vec<ImportedRecord>,
}

impl RecordReader {
    /// Finds where the records of a text begin and end. None is read yet.
    ///
    /// # Errors
    /// [`Fault`]: there is nothing in the text.
    pub fn begin(text: &str) -> Result<RecordReader, Fault> {
        let documents = documents(text).into_iter();
        let waiting: VecDeque<_> = documents
            .map(|document| (document.text.to_owned(), document.line))
            .collect();
        if waiting.is_empty() {
            return Err(Fault {
                line: 1,
                why: ImportError::Nothing,
            });
        }
        Ok(RecordReader {
            waiting,
            found: Vec::new(),
        })
    }

    /// Reads the next record. `false`: all are read.
    ///
    /// # Errors
    /// [`Fault`]: what is wrong with it.
    pub fn step(&mut self) -> Result<bool, Fault> {
        let Some((text, line)) = self.waiting.pop_front() else {
            return Ok(false);
        };
        self.found.push(read(text, line)?);
        Ok(true)
    }

    /// The records that are read.
    #[must_use]
    pub fn into_records(self) -> Vec<ImportedRecord> {
        self.found
    }
}

/// Reads all records of a text at once.
///
/// # Errors
/// [`Fault`]: the first error in the text.
pub fn read_records(text: &str) -> Result<Vec<ImportedRecord>, Fault> {
    let mut reader = RecordReader::begin(text)?;
    while reader.step()? {}
    Ok(reader.into_records())
}

fn read(text: String, line: usize) -> Result<ImportedRecord, Fault> {
    let fault = |line, error| Fault {
        line,
        why: ImportError::Record(error),
    };
    let value: Value = serde_json::from_str(&text).map_err(|error| {
        // Serde reports an error at the end of an empty text on line 0.
        let at = line - 1 + error.line().max(1);
        let why = error.to_string();
        let why = why.split(" at line ").next().unwrap_or_default();
        fault(at, RecordError::NotJson(why.to_owned()))
    })?;
    match Record::try_from(&value) {
        Ok(record) => Ok(ImportedRecord { record, text, line }),
        Err(error) => Err(fault(line - 1 + error.place().line(&text), error)),
    }
}

/// The longest error message. It may quote a whole file, and is then shortened.
const MOST_LETTERS: usize = 400;

/// An error message about an imported text, on one line and shortened.
#[must_use]
pub fn shortened(said: impl ToString) -> String {
    let mut said = one_line(said);
    if let Some((end, _)) = said.char_indices().nth(MOST_LETTERS) {
        said.truncate(end);
        said.push('…');
    }
    said
}
