//! Importing records from a text: what is refused, and the work in small steps.

use std::vec::IntoIter;

use crate::app::i18n::say;
use crate::app::words::refused;
use crate::notation::{Fault, ImportedRecord, RecordReader, Sitting};
use crate::sitting::save::LONGEST;
use crate::sitting::session::MOST_SEATS;

/// Steps that are read in one slice: a few milliseconds of work.
pub(super) const SLICE: usize = 400;

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

/// An import in progress. Its steps grow in number with the length of the text.
pub(super) enum Importing {
    /// The records are being read.
    Reading(RecordReader),
    /// They are being played.
    Playing(Playing),
}

/// Records that are being played: those that wait, the one that is played now, and those that are done.
pub(super) struct Playing {
    waiting: IntoIter<ImportedRecord>,
    now: Option<Box<(ImportedRecord, Sitting)>>,
    done: Vec<Sitting>,
}

impl Importing {
    pub fn begin(text: &str) -> Result<Importing, FileError> {
        if text.len() > LONGEST {
            return Err(FileError::TooLarge);
        }
        let reader = RecordReader::begin(text).map_err(FileError::Fault)?;
        Ok(Importing::Reading(reader))
    }

    /// Reads one record, or plays a part of one. Returns the sittings once all are played.
    pub fn step(&mut self) -> Result<Option<Vec<Sitting>>, FileError> {
        match self {
            Importing::Reading(reader) => {
                if !reader.step().map_err(FileError::Fault)? {
                    let read = std::mem::take(reader).into_records();
                    let many = |one: &&ImportedRecord| one.record.seats.len() > MOST_SEATS;
                    if let Some(many) = read.iter().find(many) {
                        return Err(FileError::TooManySeats(many.line_of_seats()));
                    }
                    *self = Importing::Playing(Playing {
                        waiting: read.into_iter(),
                        now: None,
                        done: Vec::new(),
                    });
                }
                Ok(None)
            }
            Importing::Playing(playing) => match playing.step().map_err(FileError::Fault)? {
                true => Ok(None),
                false => Ok(Some(std::mem::take(&mut playing.done))),
            },
        }
    }
}

impl Playing {
    /// Plays on in the record of now, or begins the next. `false`: all are played.
    fn step(&mut self) -> Result<bool, Fault> {
        let Some(mut now) = self.now.take() else {
            let Some(next) = self.waiting.next() else {
                return Ok(false);
            };
            let begun = Sitting::new(next.record.clone()).map_err(|error| next.fault(&error))?;
            self.now = Some((next, begun).into());
            return Ok(true);
        };
        let (imported, sitting) = &mut *now;
        let is_played = sitting
            .read(SLICE)
            .map_err(|error| imported.fault(&error))?;
        match is_played {
            true => self.done.push(now.1),
            false => self.now = Some(now),
        }
        Ok(true)
    }
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

#[cfg(test)]
mod tests {
    use super::{FileError, Importing};
    use crate::random::Seed;
    use crate::sitting::session::Session;
    use crate::sitting::table_for_four;

    /// The steps of an import, each of which reads one record or plays a part of one, and what comes of it.
    fn steps(text: &str) -> (usize, Result<usize, FileError>) {
        let mut importing = match Importing::begin(text) {
            Ok(importing) => importing,
            Err(why) => return (0, Err(why)),
        };
        for step in 1.. {
            match importing.step() {
                Ok(None) => {}
                Ok(Some(sittings)) => return (step, Ok(sittings.len())),
                Err(why) => return (step, Err(why)),
            }
        }
        unreachable!("an import ends")
    }

    #[test]
    fn twice_as_many_records_take_twice_as_many_steps() {
        let session = Session::new(table_for_four(), Seed([1; 32]), Seed([2; 32]));
        let one = session.expect("four can play").record().to_json_line() + "\n";
        let of = |many: usize| {
            let (steps, read) = steps(&one.repeat(many));
            assert_eq!(read.ok(), Some(many));
            steps
        };
        let (some, twice) = (of(200), of(400));
        assert!(twice <= 2 * some, "{some}, then {twice}");
        assert!(some <= 3 * 200 + 10, "{some}");
    }

    #[test]
    fn what_is_no_record_is_refused_at_once_however_often_it_stands_there() {
        let (steps, read) = steps(&"{}".repeat(160_000));
        assert_eq!(steps, 1);
        assert!(matches!(read, Err(FileError::Fault(fault)) if fault.line == 1));
    }
}
