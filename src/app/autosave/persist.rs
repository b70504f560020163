//! Asks the browser not to delete the storage of the page when space is short.
//!
//! Some browsers put the question to the player, who is asked once. Others decide at once, by how much the page is used and
//! whether it is installed. Their first answer is nearly always a refusal, so these are asked again.

use leptos::ev::Custom;
use leptos::prelude::window_event_listener;
use leptos::task::spawn_local;
use web_sys::Event;
use web_sys::js_sys::Date;

use crate::app::platform::{js, persistence};
use crate::app::storage::store;
use crate::app::table::game::Game;
use crate::engine::Event as TableEvent;
use crate::sitting::session::Session;

/// The name of the note when the browser decided last, in milliseconds since 1970.
const ASKED: &str = "asked_to_persist";
/// The note that the player was asked, or may have been.
const BY_PLAYER: &str = "player";
/// No player answers sooner than this, in milliseconds.
const AT_ONCE: f64 = 700.0;
/// A browser that decides is asked again after this many milliseconds: a week.
const AGAIN: u64 = 7 * 24 * 60 * 60 * 1000;

/// Asks after the first deal has been played to its end, when there is something to lose, and again later. Does nothing if the
/// browser has no such feature.
pub fn request(game: Game) {
    if !game.session(has_finished_a_deal) {
        return;
    }
    let is_due = store::get(ASKED).is_none_or(|note| {
        let asked_at = note.parse::<u64>().ok();
        // The clock may have been set back since.
        asked_at.is_some_and(|asked_at| now().abs_diff(asked_at) >= AGAIN)
    });
    if is_due {
        ask();
    }
}

/// Asks at once when the app is installed: most browsers agree then.
pub fn ask_once_installed() {
    let _ = window_event_listener(Custom::<Event>::new("appinstalled"), |_| {
        if store::get(ASKED).is_none_or(|note| note != BY_PLAYER) {
            ask();
        }
    });
}

fn ask() {
    // The page may be closed while the player reads the question.
    if store::put(ASKED, BY_PLAYER).is_err() {
        return;
    }
    let begun = js::now();
    spawn_local(async move {
        let is_told = persistence::ask().await.is_some();
        let took = js::now().zip(begun).map(|(now, begun)| now - begun);
        if is_told && took.is_some_and(|took| took < AT_ONCE) {
            // Without room, the player is not asked again.
            let _ = store::put(ASKED, &now().to_string());
        }
    });
}

fn now() -> u64 {
    Date::now() as u64
}

/// Whether a deal has been played to its end.
pub fn has_finished_a_deal(session: &Session) -> bool {
    let mut history = session.table().history().iter();
    session.deals() > 1 || history.any(|event| matches!(event, TableEvent::Ended { .. }))
}
