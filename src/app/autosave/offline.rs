//! Says once, after the first deal, that the app cannot be kept for offline use because its host changes a file.

use leptos::task::spawn_local;

use super::persist::has_finished_a_deal;
use crate::app::i18n::say;
use crate::app::platform::update;
use crate::app::storage::{SaveState, store};
use crate::app::table::game::Game;

/// The name of the note that the player was told.
const TOLD: &str = "told_unkept";

/// Tells the player, if that is so.
pub fn tell(save_state: SaveState, game: Game) {
    if !game.session(has_finished_a_deal) || store::get(TOLD).is_some() {
        return;
    }
    spawn_local(async move {
        let is_changed = update::unkept().await.as_deref() == Some("changed");
        // Another deal may have been played meanwhile.
        if is_changed && store::get(TOLD).is_none() && store::put(TOLD, "1").is_ok() {
            save_state.notify(say::NOTHING_OFFLINE.get().into(), None);
        }
    });
}
