//! Long work in short slices: between two of them the page answers to a tap.

use std::time::Duration;

use leptos::prelude::{set_timeout, window};

/// The longest slice, in milliseconds: half of what a frame has.
const SLICE: f64 = 8.0;

/// What a piece of work says after each step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// There is more to do.
    More,
    /// There is more to do, once the page has drawn what this step made.
    Drawn,
    /// It is done, or nobody wants it any more.
    Done,
}

/// Does short steps of a piece of work, as many at a time as a slice holds, until it says that it is done.
pub fn in_slices(step: impl FnMut() -> Step + 'static) {
    later(Box::new(step));
}

fn later(step: Box<dyn FnMut() -> Step>) {
    set_timeout(move || slice(step), Duration::ZERO);
}

fn slice(mut step: Box<dyn FnMut() -> Step>) {
    let clock = window().performance();
    let now = || clock.as_ref().map(|clock| clock.now());
    let begun = now();
    loop {
        let more = step();
        if more == Step::Done {
            return;
        }
        // Without a clock every slice is one step.
        let spent = now().zip(begun).map_or(SLICE, |(now, begun)| now - begun);
        if more == Step::Drawn || spent >= SLICE {
            later(step);
            return;
        }
    }
}
