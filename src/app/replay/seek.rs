//! Replays a record to one of its decisions, in steps.

use crate::engine::{Action, Seat};
use crate::notation::{Bookmark, Move, Record, Replayer};
use crate::review::Position;

/// A decision that is sought.
pub struct Seek {
    record: Record,
    /// The number of its action in the record, counted from 0.
    nth: usize,
    seat: Seat,
    at: Option<Bookmark>,
}

/// What some steps have come to.
pub enum Sought {
    Further,
    /// Here it was made.
    Found(Box<Position>),
    /// The record does not come to it.
    Missing,
}

impl Seek {
    /// Begins at the start of the record.
    #[must_use]
    pub fn new(record: Record, nth: usize, seat: Seat) -> Seek {
        Seek {
            record,
            nth,
            seat,
            at: None,
        }
    }

    /// What was done.
    #[must_use]
    pub fn action(&self) -> Option<Action> {
        let action: Move = self.record.actions.get(self.nth)?.parse().ok()?;
        (action.seat == self.seat).then_some(action.action)
    }

    /// Goes at most this many steps further.
    pub fn go_on(&mut self, steps: usize) -> Sought {
        let replayer = match self.at.take() {
            Some(at) => Ok(Replayer::resume(&self.record, at)),
            None => Replayer::sit(&self.record),
        };
        let Ok(mut replayer) = replayer else {
            return Sought::Missing;
        };
        for _ in 0..steps {
            let is_asked = replayer.table().ask().seat() == Some(self.seat);
            if replayer.done() == self.nth && is_asked {
                let table = replayer.table().clone();
                return Sought::Found(Box::new(Position::new(table, self.seat)));
            }
            if replayer.done() > self.nth || !replayer.small_step().unwrap_or(false) {
                return Sought::Missing;
            }
        }
        self.at = Some(replayer.bookmark());
        Sought::Further
    }
}
