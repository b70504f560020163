//! Long counts. What takes more than a slice is done by a worker, which runs this program beside the page; where the
//! browser refuses workers it goes on in slices on the page. The worker can think too, if it is told how.
//!
//! A [`Question`] holds rules, and cards that its asker sees. It never holds a table. A [`Task`] holds a sitting, as the
//! page itself does. The worker gives only the view of one seat to what thinks.

mod charted;
mod jobs;
mod message;
mod question;
mod reviewed;
mod sent;
mod serve;
mod silence;
mod task;
mod thoughts;
mod told;
mod work;
mod worker;

pub use charted::ToldLine;
pub use question::{Answer, Counted, Dealt, HandStanding, Question};
pub use reviewed::{ToldDeal, ToldDecision};
pub use serve::{Thinker, serve};
pub use task::{Finding, Task, Wants};
pub use told::Told;
pub use worker::can_think;

use self::jobs::ON_PAGE;
use self::work::Work;

/// A count or a thought under way. It ends when this is dropped.
#[derive(Debug)]
pub struct Running(u32);

impl Drop for Running {
    fn drop(&mut self) {
        jobs::end(self.0);
        thoughts::end(self.0);
        worker::end(self.0);
    }
}

/// Begins to count, and reports what is known after each slice. In the last report [`Answer::is_done`] is true.
#[must_use = "a count ends when it is dropped"]
pub fn run(question: Question, tell: impl FnMut(Answer) + 'static) -> Running {
    let id = jobs::new_id();
    if let Some(work) = Work::of(&question) {
        jobs::begin(id, work, Box::new(tell));
        jobs::go_on_later(id, ON_PAGE, move || worker::ask(id, question));
    }
    Running(id)
}

/// Lets the worker think, and reports what it finds until [`Finding::is_last`] is true; or `None`, if the worker fails.
/// `None` at once: the worker cannot think, or not yet.
#[must_use = "a thought ends when it is dropped"]
pub fn think(task: Task, tell: impl FnMut(Option<Finding>) + 'static) -> Option<Running> {
    let id = jobs::new_id();
    worker::think(id, task).then(|| {
        thoughts::begin(id, Box::new(tell));
        Running(id)
    })
}

/// Counts all at once, for tests.
#[cfg(test)]
pub fn at_once(question: &Question) -> Option<Answer> {
    let mut work = Work::of(question)?;
    while !work.step() {}
    Some(work.answer())
}
