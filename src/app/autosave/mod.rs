//! The autosave. It stores the sitting on the device after every action, and resumes it.
//!
//! The program of all games does this. Until it has been fetched, a press that needs it waits. All actions up to
//! then are stored afterwards.
//!
//! Pages in several tabs share one storage. The page that was played last owns it. The others say so, and store
//! nothing until their player goes on there.

mod from_address;
mod offline;
mod persist;
mod resume;
mod save_all;
mod view;
mod write;

use gloo::timers::callback::Timeout;
use leptos::ev::{self, Custom};
use leptos::prelude::*;
use web_sys::Event;

use crate::app::platform::frame;
use crate::app::platform::keys::own;
use crate::app::platform::live::whenever;
use crate::app::platform::reactive::Stored;
use crate::app::storage::{Linked, Offer, Tab, Warning, store};
use crate::app::table::link;
use crate::app::table::page::Page;

pub use from_address::take_from_address;
pub use persist::ask_once_installed;
pub use resume::take_stored;
pub use view::{notices, press};

/// Runs this after the next frame. Writing a long sitting takes a phone some time, and no tap waits for it. A hidden
/// page draws no frame.
fn after_the_next_frame(then: Box<dyn FnOnce()>) {
    let soon = move || {
        Timeout::new(0, then).forget();
    };
    if document().hidden() {
        soon();
    } else {
        request_animation_frame(soon);
    }
}

/// Stores what is played on this page, and finds the stored sitting.
pub fn watch(page: Page) {
    let Page {
        game,
        save_state,
        programs,
        ..
    } = page;
    // An embedded table stores nothing: it is a guest on another page, and there may be several.
    if frame::is_embedded() {
        return;
    }
    if save_state.has_stored() {
        programs.fetch_games();
    }
    // A sitting from the address may have several people, who need the curtain.
    if link::has_sitting() {
        save_state.linked.set(Linked::Unread);
        programs.fetch_sheets();
    }
    whenever(move |_| {
        let is_played = game.changes() > 0;
        if is_played {
            save_state.note_change();
            // Each action tries again to fetch what is missing.
            programs.fetch_games();
        }
        if let Some(games) = programs.games() {
            let has_sheets = programs.sheets().is_some();
            if !is_played || save_state.offer.get_untracked() == Offer::Accepted {
                (games.take_stored)(page);
            }
            if has_sheets && save_state.is_link_unread() {
                save_state.linked.set(Linked::None);
                (games.take_from_address)(save_state, game);
            }
        }
        if is_played && programs.games().is_some() {
            after_the_next_frame(Box::new(move || save_if_due(page)));
        }
    });
    // Fetching is also retried without an action, at growing intervals. The player is warned once, and again when he asks
    // for the stored sitting again.
    let mut seconds = 1;
    let waits = Stored::new(false);
    whenever(move |_| {
        let is_missed = game.changes() > 0 || save_state.is_anything_asked();
        if !is_missed || !page.has_saving_failed() {
            return;
        }
        if save_state.warning.get_untracked() == Warning::Due {
            save_state.warning.set(Warning::Shown);
        }
        // Each action comes here. One timer is enough.
        if waits.get_value() {
            return;
        }
        seconds = (seconds * 2).min(60);
        waits.set_value(true);
        Timeout::new(seconds * 1000, move || {
            waits.set_value(false);
            page.fetch_again();
        })
        .forget();
    });
    // A player who leaves the page may not come back, and a hidden page draws no frame.
    window_event_listener(ev::pagehide, move |_| save_if_due(page));
    window_event_listener(Custom::<Event>::new("visibilitychange"), move |_| {
        save_if_due(page);
    });
    window_event_listener(ev::storage, move |event| {
        if event.key().is_some_and(|key| key == own(store::OWNER)) {
            save_state.has_lost_ownership();
        } else if save_state.tab.get_untracked() == Tab::New {
            // Another page may have begun or ended a sitting.
            let stored = store::sitting();
            save_state
                .last
                .update(|last| last.follow(stored.as_deref()));
            if save_state.offer.get_untracked() != Offer::Accepted {
                save_state.make_offer(stored.map_or(Offer::None, |_| Offer::Open));
            }
        }
    });
}

/// Saves the sitting, if it has changed since it was saved.
fn save_if_due(page: Page) {
    let Page {
        save_state,
        programs,
        ..
    } = page;
    let Some(games) = programs.games_now() else {
        return;
    };
    if save_state.take_change() {
        (games.save)(page);
    }
}

/// Saves the sitting in play.
pub fn save(page: Page) {
    if !write::write(page.save_state, page.game) {
        save_all::save_all(page);
    }
}
