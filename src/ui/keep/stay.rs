//! Asks the browser, once, not to clear away what is kept when it runs out of room.

use leptos::prelude::*;
use web_sys::js_sys::Reflect;

use super::Keeper;
use super::store;
use crate::engine::Event;
use crate::ui::game::Game;
use crate::ui::senses::js::call;
use crate::ui::session::Session;

/// That it was asked: some browsers ask the player, and nobody wants to be asked twice.
const ASKED: &str = "brag.asked_to_stay";

/// Asks once a deal has been played to its end: there is something to lose then. Where the browser cannot do
/// that, nothing is said.
pub fn ask(keeper: Keeper, game: Game) {
    if keeper.asked_to_stay.get_value() || !game.read(has_finished_a_deal) {
        return;
    }
    keeper.asked_to_stay.set_value(true);
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
