//! The worker's side: counts what the page asks, and thinks.

use std::cell::RefCell;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Event, js_sys};

use super::jobs;
use super::message::{self, Order, Report};
use super::question::Question;
use super::task::{Finding, Task, Thinker};
use super::work::Work;
use crate::app::platform::js;
use crate::app::platform::slices::{later, slice};
use crate::sitting::replica::Replica;
use crate::sitting::session::Session;

/// The longest slice in a worker, in milliseconds. Between two of them it hears what the page says.
const IN_WORKER: f64 = 50.0;

/// Begins to think, about a turn of this sitting.
///
/// # Errors
/// [`Finding::Not`]: this cannot be thought about. [`Finding::Lost`]: it is about a sitting, and there is none.
pub type Think = fn(Option<&Session>, Task) -> Result<Thinker, Finding>;

thread_local! {
    /// The thoughts under way.
    static THINKING: RefCell<Vec<u32>> = const { RefCell::new(Vec::new()) };
}

/// Listens to the page, for as long as the worker lives.
pub fn serve(think_of: Think) {
    let mut replica = Replica::default();
    let hear = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
        match js::get(&event, "data").and_then(|data| message::read(&data)) {
            Some(Order::Count(id, question)) => count(id, &question),
            Some(Order::End(id)) => {
                jobs::end(id);
                forget(id);
            }
            Some(Order::Think(id, task)) => think(id, think_of(replica.session(), task)),
            Some(Order::Follow(update)) => replica.follow(update),
            None => {}
        }
    });
    js::set(
        &js_sys::global(),
        "onmessage",
        hear.as_ref().unchecked_ref(),
    );
    hear.forget();
    say(&Report::Ready);
}

fn count(id: u32, question: &Question) {
    if let Some(work) = Work::of(question) {
        let tell = move |answer| say(&Report::Counted(id, answer));
        jobs::begin(id, work, Box::new(tell));
        jobs::go_on(id, IN_WORKER);
    }
}

fn think(id: u32, thinker: Result<Thinker, Finding>) {
    match thinker {
        Ok(thinker) => {
            THINKING.with_borrow_mut(|all| all.push(id));
            go_on(id, thinker);
        }
        Err(why) => say(&Report::Thought(id, why)),
    }
}

/// Thinks in slices until there is no more to find, or the page wants it no longer.
fn go_on(id: u32, mut thinker: Thinker) {
    if !THINKING.with_borrow(|all| all.contains(&id)) {
        return;
    }
    let mut found = Finding::More;
    slice(IN_WORKER, || {
        found = thinker();
        found != Finding::More
    });
    let is_last = found.is_last();
    say(&Report::Thought(id, found));
    if is_last {
        forget(id);
    } else {
        later(move || go_on(id, thinker));
    }
}

fn forget(id: u32) {
    THINKING.with_borrow_mut(|all| all.retain(|other| *other != id));
}

fn say(report: &Report) {
    js::call(&js_sys::global(), "postMessage", &[message::write(report)]);
}
