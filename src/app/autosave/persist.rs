//! Asks the browser, once, not to delete the storage of the page when space is short.

use leptos::prelude::*;
use web_sys::js_sys::Reflect;

use crate::app::platform::js::call;
use crate::app::storage::{SaveState, store};
use crate::app::table::game::Game;
use crate::engine::Event;
use crate::sitting::session::Session;

/// The key that notes the question. Some browsers ask the player, and nobody wants to be asked twice.
const ASKED: &str = "brag.asked_to_stay";

/// Asks after the first deal has been played to its end, when there is something to lose. Does nothing if the browser
/// has no such feature.
pub fn request(save_state: SaveState, game: Game) {
    if save_state.asked_to_persist.get_value() || !game.in_play.read(has_finished_a_deal) {
        return;
    }
    save_state.asked_to_persist.set_value(true);
    if store::get(ASKED).is_some() || store::put(ASKED, "1").is_err() {
        return;
    }
    if let Ok(storage) = Reflect::get(&window().navigator(), &"storage".into()) {
        // The answer changes nothing here.
        let _ = call(&storage, "persist", &[]);
    }
}

fn has_finished_a_deal(session: &Session) -> bool {
    let mut history = session.table().history().iter();
    session.deals() > 1 || history.any(|event| matches!(event, Event::Ended { .. }))
}
