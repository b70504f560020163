//! A new version of the app. The start script says that it is ready, and the player decides when to use it.

use crate::app::platform::state::State;
use leptos::ev::Custom;
use leptos::prelude::*;
use web_sys::Event;

/// Whether a new version is ready. Copies share one state.
#[derive(Clone, Copy)]
pub struct Update(State<bool>);

impl Update {
    /// Listens for a new version. The start script may have found it before the program began.
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

    /// Whether a new version is ready.
    pub fn waits(self) -> bool {
        self.0.get()
    }

    /// Reloads the page in the new version.
    pub fn take_over(self) {
        if let Ok(event) = Event::new("brag:take-over") {
            // Fails only for an event that is being dispatched already.
            let _ = window().dispatch_event(&event);
        }
    }
}
