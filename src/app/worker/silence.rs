//! Watches that the worker reports while it counts.

use std::cell::RefCell;

use gloo::timers::callback::Timeout;

/// The longest that a worker may be silent, in parts. It reports after every slice of 50 ms.
const LONGEST: u32 = 8;
/// A part, in milliseconds. A page that sleeps, as a frozen tab or on a device that is asleep, misses all parts but one.
const PART: u32 = 625;

thread_local! {
    static WATCH: RefCell<Option<Timeout>> = const { RefCell::new(None) };
}

/// Starts the time anew: `fail` is called if it runs out. `None`: no report is expected.
pub fn watch(fail: Option<fn()>) {
    set(fail.map(|fail| part(fail, LONGEST)));
}

fn part(fail: fn(), left: u32) -> Timeout {
    Timeout::new(PART, move || match left {
        0 | 1 => fail(),
        _ => set(Some(part(fail, left - 1))),
    })
}

fn set(timer: Option<Timeout>) {
    // Dropping the timer before clears it.
    drop(WATCH.replace(timer));
}
