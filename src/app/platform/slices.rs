//! Long work in short slices. The page answers taps between two of them, and a worker hears what the page says.

use gloo::timers::callback::Timeout;

use super::js;

/// The longest slice, in milliseconds: half a frame.
pub const SLICE: f64 = 8.0;

/// The state of the work after a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// There is more to do.
    More,
    /// There is more to do. The page draws first.
    Drawn,
    /// It is done or cancelled.
    Done,
}

/// Runs the steps of a piece of work in slices until it is done.
pub fn in_slices(step: impl FnMut() -> Progress + 'static) {
    boxed(Box::new(step));
}

fn boxed(mut step: Box<dyn FnMut() -> Progress>) {
    later(move || {
        let mut last = Progress::More;
        slice(SLICE, || {
            last = step();
            last != Progress::More
        });
        if last != Progress::Done {
            boxed(step);
        }
    });
}

/// Runs steps until one returns `true`, for at most `longest` milliseconds. Returns whether one did.
pub fn slice(longest: f64, mut step: impl FnMut() -> bool) -> bool {
    let begun = js::now();
    loop {
        if step() {
            return true;
        }
        // Without a clock a slice has one step.
        let spent = js::now()
            .zip(begun)
            .map_or(longest, |(now, begun)| now - begun);
        if spent >= longest {
            return false;
        }
    }
}

/// Calls it in a task of its own: in a page or in a worker.
pub fn later(run: impl FnOnce() + 'static) {
    Timeout::new(0, run).forget();
}
