//! The actions while cards must be thrown away: keep the best three, or throw the cards picked on the felt.

use crate::app::i18n::say;
use crate::app::table::controls::{self, act, look_label, small as small_of, two_buttons};
use crate::app::table::game::Model;
use crate::app::table::patch::Node;
use crate::app::table::press::Press;
use crate::app::words;

/// Draws the actions.
#[must_use]
pub fn throw(game: &Model) -> Node {
    let hidden = game.pickable().is_empty();
    let picks = game.picks();
    let picked = picks.len();
    let missing = game.must_pick().saturating_sub(picked);
    let plays = game.picks_to_play();
    let names = || words::cards(picks.iter().copied());
    let big = match (hidden, missing, picked) {
        (true, ..) => look_label(game).into(),
        (_, 0, 1) if !plays => say::throw_the(&names()),
        _ if plays => say::PLAY_THESE_THREE.get().into(),
        (_, 0, 2) => say::THROW_TWO.get().into(),
        _ => say::THROW.get().into(),
    };
    let small = match (hidden, missing, picked) {
        (true, ..) | (_, 0, ..2) => String::new(),
        (_, 0, _) => names(),
        (_, 1, 0) => say::PICK_ONE.get().into(),
        (_, 1, _) => say::PICK_ONE_MORE.get().into(),
        (_, 2, _) if plays => say::PICK_TWO_MORE.get().into(),
        _ if plays => say::PICK_THREE_TO_PLAY.get().into(),
        _ => say::PICK_TWO.get().into(),
    };
    let go = if hidden {
        Press::Peek(true)
    } else {
        Press::Throw
    };
    let best = act(Press::PickWorst)
        .aria_disabled(hidden)
        .text(say::BEST_THREE.get());
    let throw = controls::go(go)
        .attr("aria-keyshortcuts", "T")
        .aria_disabled(!hidden && missing != 0)
        .text_owned(big)
        .maybe_child(small_of(small));
    two_buttons(best, throw)
}
