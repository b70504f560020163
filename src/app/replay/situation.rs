//! The moment of a record that is shown, as a situation of its own.

use crate::engine::{Table, Viewer};
use crate::notation::{Lesson, Record, Replayer};

/// The situation at this table of a record, with the cards that the viewer has seen. `None`: the record does not come to that
/// table, or nothing of it can be told.
#[must_use]
pub fn situation(record: &Record, table: &Table, viewer: Viewer) -> Option<Lesson> {
    let mut replayer = Replayer::sit(record).ok()?;
    while replayer.table() != table {
        if !replayer.small_step().ok()? {
            return None;
        }
    }
    Lesson::situation(record, replayer.done(), viewer).ok()
}
