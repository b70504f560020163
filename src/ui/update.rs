//! A new version of the app, kept and ready: the start script tells of it, and the player decides.

use crate::ui::state::State;
use leptos::ev::Custom;
use leptos::prelude::*;
use web_sys::Event;

/// Whether a new version waits. Copies are the same.
#[derive(Clone, Copy)]
pub struct Update(State<bool>);

impl Update {
    /// Listens for it; it may have been told of before the program had begun.
    #[must_use]
    pub fn watch() -> Update {
        let told = document()
            .document_element()
            .is_some_and(|root| root.has_attribute("data-update"));
        let waits = State::new(told);
        window_event_listener(Custom::<Event>::new("brag:update"), move |_| {
            waits.set(true);
        });
        Update(waits)
    }

    /// Whether there is one.
    pub fn waits(self) -> bool {
        self.0.get()
    }

    /// Loads the page anew, in the new version.
    pub fn take_over(self) {
        if let Ok(event) = Event::new("brag:take-over") {
            // Refused only for an event that is being dispatched already.
            let _ = window().dispatch_event(&event);
        }
    }
}
