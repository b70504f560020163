//! Follows a record from decision to decision, for who has the decisions from elsewhere.

use std::sync::Arc;

use crate::engine::{Ask, Table};
use crate::notation::{Bookmark, Record, Replayer};

/// A record that is followed.
pub struct Follower {
    record: Arc<Record>,
    at: Option<Bookmark>,
}

impl Follower {
    /// At its beginning.
    #[must_use]
    pub fn new(record: Record) -> Follower {
        Follower {
            record: Arc::new(record),
            at: None,
        }
    }

    /// The table at which the action of this number is taken, counted from 0. `None`: the record has no such action, is
    /// past it, or cannot be replayed that far.
    pub fn before(&mut self, nth: usize) -> Option<&Table> {
        let record = Arc::clone(&self.record);
        let mut replayer = match self.at.take() {
            Some(at) => Replayer::resume(&record, at),
            None => Replayer::sit(&record).ok()?,
        };
        loop {
            let is_due = matches!(replayer.table().ask(), Ask::Deal { .. });
            if replayer.done() == nth && !is_due {
                break;
            }
            if replayer.done() > nth || !replayer.small_step().ok()? {
                return None;
            }
        }
        Some(self.at.insert(replayer.bookmark()).table())
    }
}
