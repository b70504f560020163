//! Watches that the worker reports while it counts.

use std::cell::RefCell;

use gloo::timers::callback::Timeout;

/// The longest that a worker may be silent, in milliseconds. It reports after every slice of 50 ms.
const LONGEST: u32 = 5_000;

thread_local! {
    static WATCH: RefCell<Option<Timeout>> = const { RefCell::new(None) };
}

/// Starts the time anew: `fail` is called if it runs out. `None`: no report is expected.
pub fn watch(fail: Option<fn()>) {
    let timer = fail.map(|fail| Timeout::new(LONGEST, fail));
    // Dropping the timer before clears it.
    drop(WATCH.replace(timer));
}
