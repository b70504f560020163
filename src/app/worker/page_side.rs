//! The page's side of the worker. It is started with the first count that takes more than a slice, or when something is
//! first to be thought about, and stays. One that fails is replaced by another after a while.

use std::cell::RefCell;
use std::mem;

use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Event;

use super::jobs::{self, ON_PAGE};
use super::message::{self, Order, Report};
use super::question::Question;
use super::silence;
use super::start::{Duty, start_worker};
use super::task::{Finding, Task};
use super::thoughts;
use crate::app::platform::js;
use crate::sitting::replica::SyncState;
use crate::sitting::session::Session;

/// How long the page does without a worker after one has failed, in milliseconds.
const PAUSE: f64 = 60_000.0;

/// The state of the worker.
enum Worker {
    NotYet,
    /// It is starting. These questions wait for it.
    Starting(JsValue, Vec<(u32, Question)>),
    Ready(Ready),
    /// The browser refuses it, or it has failed. Another may be started from this time on.
    Refused(f64),
}

/// A worker that is ready.
struct Ready {
    worker: JsValue,
    /// The counts and thoughts that it works on.
    ids: Vec<u32>,
    /// What it has been told of the sitting in play.
    sync: SyncState,
}

thread_local! {
    static WORKER: RefCell<Worker> = const { RefCell::new(Worker::NotYet) };
}

/// Asks the worker to take over a job of the page. Without a worker the page goes on with it.
pub fn ask(id: u32, question: Question) {
    let is_asked = WORKER.with_borrow_mut(|worker| {
        match worker.started() {
            Worker::Starting(_, waiting) => waiting.push((id, question)),
            Worker::Ready(ready) => {
                ready.ids.push(id);
                ready.say(&Order::Count(id, question));
            }
            Worker::NotYet | Worker::Refused(_) => return false,
        }
        true
    });
    if is_asked {
        watch();
    } else {
        jobs::go_on(id, ON_PAGE);
    }
}

/// Whether the worker can think now. The first call starts it.
pub fn can_think() -> bool {
    WORKER.with_borrow_mut(|worker| matches!(worker.started(), Worker::Ready(_)))
}

/// Tells the worker what it lacks of this sitting. `false`: it cannot follow.
pub fn follows(session: &Session) -> bool {
    let sync = |ready: &mut Ready| {
        let update = ready.sync.update(session)?;
        ready.say(&Order::Follow(update));
        Some(())
    };
    can_think() && with_ready(sync).flatten().is_some()
}

/// Gives the worker something to think about. `false`: it cannot.
pub fn think(id: u32, task: Task) -> bool {
    let is_asked = with_ready(|ready| {
        ready.ids.push(id);
        ready.say(&Order::Think(id, task));
    });
    watch();
    is_asked.is_some()
}

/// `None`: the worker is not ready.
fn with_ready<T>(run: impl FnOnce(&mut Ready) -> T) -> Option<T> {
    WORKER.with_borrow_mut(|worker| match worker {
        Worker::Ready(ready) => Some(run(ready)),
        Worker::NotYet | Worker::Starting(..) | Worker::Refused(_) => None,
    })
}

/// Stops a count or a thought.
pub fn end(id: u32) {
    if forget(id) {
        with_ready(|ready| ready.say(&Order::End(id)));
    }
    watch();
}

/// Expects a report for as long as the worker has something to do.
fn watch() {
    let is_busy = WORKER.with_borrow(|worker| match worker {
        Worker::Starting(_, waiting) => !waiting.is_empty(),
        Worker::Ready(ready) => !ready.ids.is_empty(),
        Worker::NotYet | Worker::Refused(_) => false,
    });
    silence::watch(is_busy.then_some(fails));
}

/// Forgets a count or a thought. Returns whether the worker was asked for it.
fn forget(id: u32) -> bool {
    WORKER.with_borrow_mut(|worker| match worker {
        Worker::Starting(_, waiting) => {
            waiting.retain(|(other, _)| *other != id);
            false
        }
        Worker::Ready(Ready { ids, .. }) => {
            let before = ids.len();
            ids.retain(|other| *other != id);
            ids.len() < before
        }
        Worker::NotYet | Worker::Refused(_) => false,
    })
}

/// Starts the worker. `None`: the browser refuses.
fn start() -> Option<JsValue> {
    let worker = start_worker(Duty::Thinking)?;
    let current = worker.clone();
    let hear = Closure::<dyn Fn(Event)>::new(move |event: Event| {
        // What a worker said before it was stopped may come later.
        if !is_current(&current) {
            return;
        }
        match js::get(&event, "data").and_then(|data| message::read(&data)) {
            Some(Report::Ready) => is_ready(),
            Some(Report::Counted(id, answer)) => {
                if answer.is_done() {
                    forget(id);
                }
                jobs::tell(id, answer);
                watch();
            }
            Some(Report::Thought(id, thought)) => {
                if thought.is_last() {
                    forget(id);
                }
                with_ready(|ready| match thought {
                    Finding::Lost => ready.sync.is_lost(),
                    _ => ready.sync.is_known(),
                });
                thoughts::tell(id, Some(thought));
                watch();
            }
            None => fails(),
        }
    });
    let current = worker.clone();
    let fail = Closure::<dyn Fn(Event)>::new(move |event: Event| {
        // The page handles the error, so the console does not need it.
        event.prevent_default();
        if is_current(&current) {
            fails();
        }
    });
    js::set(&worker, "onmessage", hear.as_ref().unchecked_ref());
    js::set(&worker, "onerror", fail.as_ref().unchecked_ref());
    // The worker calls them as long as it lives.
    hear.forget();
    fail.forget();
    Some(worker)
}

/// Whether this worker is the one in use.
fn is_current(worker: &JsValue) -> bool {
    WORKER.with_borrow(|state| match state {
        Worker::Starting(current, _)
        | Worker::Ready(Ready {
            worker: current, ..
        }) => current == worker,
        Worker::NotYet | Worker::Refused(_) => false,
    })
}

/// The worker is ready: sends it the questions that wait.
fn is_ready() {
    WORKER.with_borrow_mut(|worker| {
        let Worker::Starting(begun, waiting) = worker else {
            return;
        };
        let ready = Ready {
            worker: begun.clone(),
            ids: waiting.iter().map(|(id, _)| *id).collect(),
            sync: SyncState::Nothing,
        };
        for (id, question) in mem::take(waiting) {
            ready.say(&Order::Count(id, question));
        }
        *worker = Worker::Ready(ready);
    });
    watch();
}

/// The worker has failed, or is silent: stops it. The page goes on with its counts, and is told that nothing more is
/// thought.
fn fails() {
    silence::watch(None);
    let (worker, ids): (JsValue, Vec<u32>) =
        match WORKER.with_borrow_mut(|worker| mem::replace(worker, refused())) {
            Worker::Starting(worker, waiting) => {
                (worker, waiting.into_iter().map(|(id, _)| id).collect())
            }
            Worker::Ready(Ready { worker, ids, .. }) => (worker, ids),
            Worker::NotYet | Worker::Refused(_) => return,
        };
    js::call(&worker, "terminate", &[]);
    for id in ids {
        if !thoughts::tell(id, None) {
            jobs::go_on(id, ON_PAGE);
        }
    }
}

/// There is no worker for a while.
fn refused() -> Worker {
    Worker::Refused(js::now().map_or(f64::INFINITY, |now| now + PAUSE))
}

impl Worker {
    /// The worker, which is started where there is none and it may be.
    fn started(&mut self) -> &mut Worker {
        let may_start = match self {
            Worker::NotYet => true,
            Worker::Refused(until) => js::now().is_some_and(|now| now >= *until),
            Worker::Starting(..) | Worker::Ready(_) => false,
        };
        if may_start {
            *self = start().map_or_else(refused, |begun| Worker::Starting(begun, Vec::new()));
        }
        self
    }
}

impl Ready {
    fn say(&self, order: &Order) {
        js::call(&self.worker, "postMessage", &[message::write(order)]);
    }
}
