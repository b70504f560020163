//! The first move of the visitor. It shows that somebody is there and may soon need more than the first screen.

use crate::app::platform::reactive::Reactive;
use gloo::timers::callback::Timeout;
use leptos::ev;
use leptos::prelude::*;

/// How long after a first press it counts as a move, in milliseconds. What it sets going would delay the answer to the press.
const AFTER_PRESS: u32 = 100;

/// Whether the visitor has moved a pointer, dragged something onto the page, pressed a button or pressed a key.
#[derive(Clone, Copy)]
pub struct FirstMove(Reactive<bool>);

impl FirstMove {
    /// Listens for the first move.
    pub fn new() -> FirstMove {
        let moved = Reactive::new(false);
        let note = move || {
            if !moved.get_untracked() {
                moved.set(true);
            }
        };
        window_event_listener(ev::pointermove, move |_| note());
        window_event_listener(ev::dragenter, move |_| note());
        let note_soon = move || {
            if !moved.get_untracked() {
                Timeout::new(AFTER_PRESS, note).forget();
            }
        };
        window_event_listener(ev::pointerdown, move |_| note_soon());
        window_event_listener(ev::keydown, move |_| note_soon());
        FirstMove(moved)
    }

    /// Whether the visitor has moved.
    pub fn made(self) -> bool {
        self.0.get()
    }
}
