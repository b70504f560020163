//! Long work. What takes more than a slice is done by a worker, which runs this program beside the page; where the
//! browser refuses workers it goes on in slices on the page. The worker can think too, if it is told how.
//!
//! A [`Question`] holds rules, and cards that its asker sees. It never holds a table. A [`Task`] is about the sitting that the
//! worker follows, which is told each action once, or about a record, which is sent. The worker gives only the view of one
//! seat to what thinks. What a review decides comes with its deal as far as the decision.

mod jobs;
mod message;
mod page_side;
mod question;
mod reader;
mod silence;
mod start;
mod task;
mod thoughts;
mod work;
mod worker_side;

pub use page_side::can_think;
pub use question::{Answer, Counted, Dealt, HandStanding, Question};
pub use reader::{Reader, read_for_page};
pub use start::{Duty, duty};
pub use task::{Finding, Task, Thinker};
pub use worker_side::serve;

use self::jobs::ON_PAGE;
use self::thoughts::OnThought;
use self::work::Work;
use crate::app::platform::slices::{Progress, in_slices};
use crate::engine::Seat;
use crate::notation::Record;
use crate::review::Scope;
use crate::sitting::session::Session;

/// A count or a thought under way. It ends when this is dropped.
#[derive(Debug)]
pub struct Running(u32);

impl Drop for Running {
    fn drop(&mut self) {
        jobs::end(self.0);
        thoughts::end(self.0);
        page_side::end(self.0);
    }
}

/// Begins to count, and reports what is known after each slice. In the last report [`Answer::is_done`] is true.
#[must_use = "a count ends when it is dropped"]
pub fn run(question: Question, tell: impl FnMut(Answer) + 'static) -> Running {
    let id = jobs::new_id();
    if let Some(work) = Work::of(&question) {
        jobs::begin(id, work, Box::new(tell));
        jobs::go_on_later(id, ON_PAGE, move || page_side::ask(id, question));
    }
    Running(id)
}

/// Lets the worker think about the turn of this seat, and reports what it finds until [`Finding::is_last`] is true; or `None`,
/// if the worker fails. The worker is told what it lacks of the sitting. `None` at once: it cannot think about it, or not yet.
#[must_use = "a thought ends when it is dropped"]
pub fn think(
    session: &Session,
    task: Task,
    tell: impl FnMut(Option<Finding>) + 'static,
) -> Option<Running> {
    let id = jobs::new_id();
    let is_asked = page_side::follows(session) && page_side::think(id, task);
    is_asked.then(|| await_thought(id, Box::new(tell)))
}

/// Lets the worker review these decisions of the seat, and reports as [`think`] does.
#[must_use = "a thought ends when it is dropped"]
pub fn review(
    record: &Record,
    seat: Seat,
    scope: Scope,
    tell: impl FnMut(Option<Finding>) + 'static,
) -> Option<Running> {
    let id = jobs::new_id();
    let is_asked = page_side::can_think() && {
        let record = record.to_json_line();
        page_side::think(
            id,
            Task::Review {
                record,
                seat,
                scope,
            },
        )
    };
    is_asked.then(|| await_thought(id, Box::new(tell)))
}

/// Lets the worker chart what is best with every hand in the place of this seat at the action of this number in the
/// record, and reports as [`think`] does.
#[must_use = "a thought ends when it is dropped"]
pub fn chart(
    record: &Record,
    seat: Seat,
    nth: usize,
    tell: impl FnMut(Option<Finding>) + 'static,
) -> Option<Running> {
    let id = jobs::new_id();
    let is_asked = page_side::can_think() && {
        let task = Task::ChartOf {
            record: record.to_json_line(),
            seat,
            nth: nth as u32,
        };
        page_side::think(id, task)
    };
    is_asked.then(|| await_thought(id, Box::new(tell)))
}

/// Thinks on the page, in slices, and reports what it finds until [`Finding::is_last`] is true, or nobody wants it any more.
pub fn think_here(
    mut thinker: Thinker,
    is_wanted: impl Fn() -> bool + 'static,
    mut tell: impl FnMut(Finding) + 'static,
) {
    in_slices(move || {
        if !is_wanted() {
            return Progress::Done;
        }
        let found = thinker();
        if found == Finding::More {
            return Progress::More;
        }
        let is_last = found.is_last();
        tell(found);
        if is_last {
            Progress::Done
        } else {
            Progress::Drawn
        }
    });
}

fn await_thought(id: u32, tell: OnThought) -> Running {
    thoughts::begin(id, tell);
    Running(id)
}

/// Counts all at once, for tests.
#[cfg(test)]
pub fn at_once(question: &Question) -> Option<Answer> {
    let mut work = Work::of(question)?;
    while !work.step() {}
    Some(work.answer())
}
