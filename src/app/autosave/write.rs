//! Writes the sitting after an action, where nothing else has to be done.

use super::{offline, persist, resume};
use crate::app::storage::{Offer, SaveState, store};
use crate::app::table::game::{Game, ToSave};
use crate::sitting::save;
use crate::sitting::session::Session;

/// Overwrites the stored sitting with the sitting in play. `false`: [`super::save_all`] has to do it, because another
/// sitting is stored, this one has ended, or a notice is due.
pub fn write(save_state: SaveState, game: Game) -> bool {
    if game.has_ended_sittings() {
        return false;
    }
    // A suspended page may not have been told that another has taken over.
    if save_state.has_lost_ownership() {
        return true;
    }
    let text = match game.to_save(save::write) {
        ToSave::Nothing => return true,
        ToSave::Ended => return false,
        ToSave::Sitting(text) => text,
    };
    let seed = game.session(Session::seed);
    let is_first = save_state.last_saved.get_value() != seed;
    if resume::has_ended(seed) || is_first && store::sitting().is_some() {
        return false;
    }
    // Playing on decides about the stored sitting that waited.
    save_state.make_offer(Offer::None);
    save_state.take_ownership();
    let is_saved = save::can_be_kept(&text)
        && !save::is_nearly_too_long(&text)
        && store::put_sitting(&text).is_ok();
    if is_saved {
        save_state.last_saved.set_value(seed);
        persist::request(game);
        offline::tell(save_state, game);
    }
    is_saved
}
