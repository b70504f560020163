//! The counts of this thread, each done slice by slice.

use std::cell::RefCell;

use super::question::Answer;
use super::work::Work;
use crate::app::platform::slices::{later, slice};

/// The longest slice on the page, in milliseconds: half a frame.
pub const ON_PAGE: f64 = 8.0;

/// Receives each answer of a count.
pub type OnAnswer = Box<dyn FnMut(Answer)>;

struct Job {
    work: Work,
    tell: OnAnswer,
}

#[derive(Default)]
struct Jobs {
    last_id: u32,
    /// The jobs by id. `None`: the job is being worked on, or its answer is being delivered.
    all: Vec<(u32, Option<Job>)>,
}

thread_local! {
    static JOBS: RefCell<Jobs> = RefCell::default();
}

/// An id that no job of this thread has had.
pub fn new_id() -> u32 {
    JOBS.with_borrow_mut(|jobs| {
        jobs.last_id += 1;
        jobs.last_id
    })
}

/// Adds a job.
pub fn begin(id: u32, work: Work, tell: OnAnswer) {
    let job = Some(Job { work, tell });
    JOBS.with_borrow_mut(|jobs| jobs.all.push((id, job)));
}

/// Removes a job, done or not.
pub fn end(id: u32) {
    let gone = JOBS.with_borrow_mut(|jobs| {
        let at = jobs.all.iter().position(|(other, _)| *other == id)?;
        jobs.all.swap_remove(at).1
    });
    // Dropping a job may begin or end other jobs, so the list is not borrowed here.
    drop(gone);
}

/// Works one slice of at most `longest` milliseconds on a job, in a later task. Calls `rest` unless the job is done.
pub fn go_on_later(id: u32, longest: f64, rest: impl FnOnce() + 'static) {
    later(move || {
        if work_on(id, longest) {
            rest();
        }
    });
}

/// Works on a job until it is done, in slices of at most `longest` milliseconds.
pub fn go_on(id: u32, longest: f64) {
    go_on_later(id, longest, move || go_on(id, longest));
}

/// Works one slice on a job. `true`: there is more to do.
fn work_on(id: u32, longest: f64) -> bool {
    let Some(mut job) = take(id) else {
        return false;
    };
    let is_done = slice(longest, || job.work.step());
    (job.tell)(job.work.answer());
    give_back(id, job, is_done)
}

/// Delivers an answer that the worker has counted. `false`: the job has ended.
pub fn tell(id: u32, answer: Answer) -> bool {
    let Some(mut job) = take(id) else {
        return false;
    };
    let is_done = answer.is_done();
    (job.tell)(answer);
    give_back(id, job, is_done)
}

fn take(id: u32) -> Option<Job> {
    JOBS.with_borrow_mut(|jobs| {
        let job = jobs.all.iter_mut().find(|(other, _)| *other == id)?;
        job.1.take()
    })
}

/// Puts a job back into the list. `false`: it is done, or was ended meanwhile.
fn give_back(id: u32, job: Job, is_done: bool) -> bool {
    if is_done {
        end(id);
        return false;
    }
    JOBS.with_borrow_mut(|jobs| {
        let place = jobs.all.iter_mut().find(|(other, _)| *other == id);
        place.map(|place| place.1 = Some(job)).is_some()
    })
}
