//! Reading what is saved in slices. A long sitting takes seconds, and the page answers meanwhile.

use crate::app::platform::entropy;
use crate::app::platform::reactive::{Reactive, Stored};
use crate::app::platform::slices::{self, in_slices, slice};
use crate::sitting::backup::{self, Backup, BackupError};
use crate::sitting::save::{self, SaveError};
use crate::sitting::session::Session;

/// How long it reads before the page draws, in milliseconds: to the end of almost every sitting.
const AT_ONCE: f64 = 30.0;
/// The steps between two looks at the clock.
const STEPS: usize = 64;

/// What becomes of something that has been read to its end.
type Then = Box<dyn FnOnce()>;
/// Reads some steps.
type Work = Box<dyn FnMut() -> ReadProgress>;

/// What some steps have made of what is read.
enum ReadProgress {
    /// How much has been read, in percent.
    Partly(u64),
    /// It has been read to its end.
    Whole(Then),
}

/// Reads one thing at a time. Copies are the same.
#[derive(Clone, Copy)]
pub struct Reader {
    percent: Reactive<Option<u64>>,
    work: Stored<Option<Work>>,
    /// Counts what is read. What was read before stops.
    run: Stored<u32>,
}

impl Reader {
    /// Nothing is read.
    #[must_use]
    pub fn new() -> Reader {
        Reader {
            percent: Reactive::new(None),
            work: Stored::new(None),
            run: Stored::new(0),
        }
    }

    /// How much has been read, in percent. `None`: nothing is being read, or it takes no time.
    pub fn percent(self) -> Option<u64> {
        self.percent.get()
    }

    /// Stops reading. Nothing comes of what was read.
    pub fn cancel(self) {
        self.run.update_value(|run| *run += 1);
        self.work.set_value(None);
        if self
            .percent
            .try_update_untracked(|percent| percent.is_some())
            == Some(true)
        {
            self.percent.set(None);
        }
    }

    /// Reads something in steps. It replaces what is being read.
    fn read(self, work: Work) {
        self.cancel();
        self.work.set_value(Some(work));
        let Some(this) = self.run() else { return };
        if slice(AT_ONCE, || self.step(this).is_none()) {
            return;
        }
        in_slices(move || match self.step(this) {
            None => slices::Progress::Done,
            percent => {
                if self.percent.get_untracked() != percent {
                    self.percent.set(percent);
                }
                slices::Progress::More
            }
        });
    }

    /// Reads a save, and calls `then` with the sitting or with what is wrong.
    pub fn read_save(self, text: &str, then: Box<dyn FnOnce(Result<Session, SaveError>)>) {
        let mut left = Some((save::Reading::new(text, entropy::seed()), then));
        self.read(Box::new(move || {
            let Some((reading, then)) = left.take() else {
                return ReadProgress::Whole(Box::new(|| ()));
            };
            let read = match reading.and_then(|reading| reading.play(STEPS)) {
                Ok(save::SaveStep::More(reading)) => {
                    let percent = reading.done() * 100 / reading.all().max(1);
                    left = Some((Ok(reading), then));
                    return ReadProgress::Partly(percent as u64);
                }
                Ok(save::SaveStep::Done(session)) => Ok(session),
                Err(error) => Err(error),
            };
            ReadProgress::Whole(Box::new(move || then(read)))
        }));
    }

    /// Reads a backup, and calls `then` with it or with what is wrong.
    pub fn read_backup(self, text: &str, then: Box<dyn FnOnce(Result<Backup, BackupError>)>) {
        let mut left = Some((backup::Reading::new(text), then));
        self.read(Box::new(move || {
            let Some((reading, then)) = left.take() else {
                return ReadProgress::Whole(Box::new(|| ()));
            };
            let read = match reading.and_then(|reading| reading.play(STEPS)) {
                Ok(backup::BackupStep::More(reading)) => {
                    let percent = reading.percent();
                    left = Some((Ok(reading), then));
                    return ReadProgress::Partly(percent as u64);
                }
                Ok(backup::BackupStep::Done(all)) => Ok(all),
                Err(error) => Err(error),
            };
            ReadProgress::Whole(Box::new(move || then(read)))
        }));
    }

    /// Reads the rest at once.
    pub fn finish(self) {
        if let Some(this) = self.run() {
            while self.step(this).is_some() {}
        }
    }

    /// Which one is being read. `None`: the sheet that read has been closed.
    fn run(self) -> Option<u32> {
        self.run.try_update_value(|run| *run)
    }

    /// Reads some steps of this. Returns how much has been read, in percent. `None`: it has ended, or another is read.
    fn step(self, this: u32) -> Option<u64> {
        if self.run() != Some(this) {
            return None;
        }
        // The work is taken out, because what comes of it may read something else.
        let mut work = self.work.try_update_value(Option::take).flatten()?;
        match work() {
            ReadProgress::Partly(percent) => {
                self.work.set_value(Some(work));
                Some(percent)
            }
            ReadProgress::Whole(then) => {
                self.cancel();
                then();
                None
            }
        }
    }
}

impl Default for Reader {
    fn default() -> Reader {
        Reader::new()
    }
}
