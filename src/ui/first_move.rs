//! The visitor's first move: the sign that somebody is there, and will soon want more than the first screen.

use crate::ui::state::State;
use leptos::ev;
use leptos::prelude::*;

/// Whether the visitor has moved a pointer, pressed anything or touched a key.
#[derive(Clone, Copy)]
pub struct FirstMove(State<bool>);

impl FirstMove {
    /// Waits for it.
    pub fn new() -> FirstMove {
        let moved = State::new(false);
        let note = move || {
            if !moved.get_untracked() {
                moved.set(true);
            }
        };
        window_event_listener(ev::pointermove, move |_| note());
        window_event_listener(ev::pointerdown, move |_| note());
        window_event_listener(ev::keydown, move |_| note());
        FirstMove(moved)
    }

    /// Whether it was made.
    pub fn made(self) -> bool {
        self.0.get()
    }
}
