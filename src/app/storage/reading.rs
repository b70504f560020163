//! Reading a saved sitting in slices. A long one takes seconds, and the page answers meanwhile.

use crate::app::platform::entropy;
use crate::app::platform::slices::{self, in_slices};
use crate::app::platform::state::{State, Stored};
use crate::sitting::save::{Progress, Reading, SaveError};
use crate::sitting::session::Session;

/// The steps that are played before the page draws. Almost every sitting has fewer.
const AT_ONCE: usize = 1_000;
/// The steps between two looks at the clock.
const STEPS: usize = 64;

/// What becomes of a sitting once it has been read to its end.
type Then = Box<dyn FnOnce(Result<Session, SaveError>)>;

/// The reading of one sitting at a time. Copies are the same.
#[derive(Clone, Copy)]
pub struct SaveReader {
    percent: State<Option<u64>>,
    /// Counts the readings. An older one stops.
    run: Stored<u32>,
}

impl SaveReader {
    /// Nothing is read.
    #[must_use]
    pub fn new() -> SaveReader {
        SaveReader {
            percent: State::new(None),
            run: Stored::new(0),
        }
    }

    /// How much has been read, in percent. `None`: nothing is being read, or it takes no time.
    pub fn percent(self) -> Option<u64> {
        self.percent.get()
    }

    /// Stops reading, and drops what was read.
    pub fn cancel(self) {
        self.run.update_value(|run| *run += 1);
        self.percent.set(None);
    }

    /// Reads a save, and calls `then` with the sitting or with what is wrong. It replaces a reading that is under way.
    pub fn read(self, text: &str, then: Then) {
        self.cancel();
        let begun = Reading::new(text, entropy::seed());
        match begun.and_then(|reading| reading.play(AT_ONCE)) {
            Ok(Progress::More(reading)) => self.go_on(reading, then),
            Ok(Progress::Done(session)) => then(Ok(session)),
            Err(error) => then(Err(error)),
        }
    }

    fn go_on(self, reading: Reading, then: Then) {
        let this = self.run.get_value();
        let mut left = Some((reading, then));
        in_slices(move || {
            // The sheet that reads may be closed by now.
            let is_wanted = self.run.try_update_value(|run| *run) == Some(this);
            let Some((reading, then)) = left.take().filter(|_| is_wanted) else {
                return slices::Step::Done;
            };
            self.tell(&reading);
            let ended = match reading.play(STEPS) {
                Ok(Progress::More(reading)) => {
                    left = Some((reading, then));
                    return slices::Step::More;
                }
                Ok(Progress::Done(session)) => Ok(session),
                Err(error) => Err(error),
            };
            self.percent.set(None);
            then(ended);
            slices::Step::Done
        });
    }

    fn tell(self, reading: &Reading) {
        let percent = reading.done() * 100 / reading.all().max(1);
        let percent = Some(percent as u64);
        if self.percent.get_untracked() != percent {
            self.percent.set(percent);
        }
    }
}

impl Default for SaveReader {
    fn default() -> SaveReader {
        SaveReader::new()
    }
}
