//! What happens to open cards while nobody may be at the screen.

use leptos::ev::{self, Custom};
use leptos::prelude::*;
use web_sys::Event;

use super::handle::Game;
use super::model::Model;

impl Game {
    /// Covers open cards whenever the page is hidden, as on a tablet that is put down, as long as the owner lives. On a
    /// shared screen also when the window loses the focus: another person may look at what lies there. Who is alone may
    /// well go on looking.
    pub fn cover_when_away(self) {
        let hides = Custom::<Event>::new("visibilitychange");
        let hides = window_event_listener(hides, move |_| self.update(Model::cover));
        let leaves = window_event_listener(ev::blur, move |_| {
            if self.peek_at(|model| model.seats.is_shared()) {
                self.update(Model::cover);
            }
        });
        on_cleanup(move || {
            hides.remove();
            leaves.remove();
        });
    }
}
