//! Presses against the house, and what each does.

use leptos::prelude::*;
use web_sys::Event;

use super::stakes::{Bounds, Stakes};
use crate::app::table::game::Game;
use crate::app::table::press::{CasinoPress, Press};

/// Handles a press on the page.
pub fn press(game: Game, press: Press, _: &Event) {
    if let Press::Casino(press) = press {
        let _ = handle(game, press);
    }
}

/// Handles a press while stakes are set. `false`: nobody is asked to stake.
pub(super) fn handle(game: Game, press: CasinoPress) -> bool {
    let Some((bounds, stakes)) = untrack(|| stakes(game)) else {
        return false;
    };
    match press {
        CasinoPress::Ante(up) => game.set_stakes(bounds.ante(stakes, up)),
        CasinoPress::Plus(up) => game.set_stakes(bounds.plus(stakes, up)),
        CasinoPress::Stake => {
            if let Some(action) = stakes.action() {
                game.act(action);
            }
        }
    }
    true
}

/// The bounds of the stakes, and the stakes that are set. At first these are the last stakes of the box.
pub(super) fn stakes(game: Game) -> Option<(Bounds, Stakes)> {
    let bounds = Bounds::of(&game.choices())?;
    let set = game.stakes();
    Some((
        bounds,
        set.unwrap_or_else(|| bounds.again(game.last_stakes())),
    ))
}
