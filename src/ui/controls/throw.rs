//! The actions while cards must be thrown away: the best three play, or it is picked on the felt which do.

use super::acts::{self, act, few, small as small_of};
use crate::ui::game::Game;
use crate::ui::language::say;
use crate::ui::patch::Node;
use crate::ui::press::Press;
use crate::ui::words;

/// The actions of the moment.
#[must_use]
pub fn throw(game: Game) -> Node {
    let hidden = game.pickable().is_empty();
    let picks = game.picks();
    let picked = picks.len();
    let missing = game.must_pick().saturating_sub(picked);
    let plays = game.picks_to_play();
    let names = || words::cards(picks.iter().copied());
    let big = match (hidden, missing, picked) {
        (true, ..) => say::LOOK_AT_YOUR_CARDS.get().into(),
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
        .off(hidden)
        .says(say::BEST_THREE.get());
    let throw = acts::go(go)
        .with("aria-keyshortcuts", "T")
        .off(!hidden && missing != 0)
        .tells(big)
        .maybe(small_of(small));
    few(best, throw)
}
