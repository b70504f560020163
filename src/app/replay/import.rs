//! Importing records from a text: what is refused, and the replaying of the rest in slices.

use crate::app::i18n::say;
use crate::app::words::refused;
use crate::notation::{Fault, ImportedRecord, Sitting, read_records};
use crate::sitting::save::LONGEST;
use crate::sitting::session::MOST_SEATS;

/// Steps that are read in one slice: a few milliseconds of work.
pub(super) const SLICE: usize = 400;
/// Records that are begun in one slice.
const AT_ONCE: usize = 8;

/// A record that is being imported, and what has been read of it.
pub(super) type PendingImport = (ImportedRecord, Option<Sitting>);

/// The text of a file, or why it cannot be opened.
pub type Opened = Result<String, FileError>;

/// Why an import was refused.
#[derive(Clone)]
pub enum FileError {
    /// The file cannot be read.
    Unreadable,
    /// The text is too large.
    TooLarge,
    /// A record has more seats than the felt has room for. They begin on this line.
    TooManySeats(usize),
    /// The text is no record, or cannot be played.
    Fault(Fault),
}

/// Parses the text, without replaying it.
pub(super) fn read(text: &str) -> Result<Vec<ImportedRecord>, FileError> {
    if text.len() > LONGEST {
        return Err(FileError::TooLarge);
    }
    let records = read_records(text).map_err(FileError::Fault)?;
    let mut many = records.iter();
    match many.find(|imported| imported.record.seats.len() > MOST_SEATS) {
        Some(imported) => Err(FileError::TooManySeats(imported.line_of_seats())),
        None => Ok(records),
    }
}

/// Replays a slice of what is being imported. Returns whether all of it has been replayed.
pub(super) fn replay_slice(coming: &mut [PendingImport]) -> Result<bool, Fault> {
    let mut left = AT_ONCE;
    for (imported, sitting) in coming.iter_mut() {
        if left == 0 {
            return Ok(false);
        }
        let error = match sitting {
            Some(sitting) => match sitting.read(SLICE) {
                Ok(true) => continue,
                Ok(false) => return Ok(false),
                Err(error) => error,
            },
            None => match Sitting::new(imported.record.clone()) {
                Ok(begun) => {
                    left -= 1;
                    match sitting.insert(begun).read(SLICE / AT_ONCE) {
                        Ok(true) => continue,
                        Ok(false) => return Ok(false),
                        Err(error) => error,
                    }
                }
                Err(error) => error,
            },
        };
        return Err(imported.fault(&error));
    }
    Ok(true)
}

/// The error, in sentences.
pub(super) fn error_text(why: &FileError) -> String {
    match why {
        FileError::Unreadable => say::FILE_CANNOT_BE_READ.get().into(),
        FileError::TooLarge => say::RECORD_IS_TOO_LARGE.get().into(),
        FileError::TooManySeats(line) => {
            say::brought_fault(*line as u64, say::RECORD_SEATS_TOO_MANY.get())
        }
        FileError::Fault(fault) => say::brought_fault(fault.line as u64, &refused::fault(fault)),
    }
}
