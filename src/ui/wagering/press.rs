//! What is pressed against the house, and what comes of it.

use leptos::prelude::*;
use web_sys::Event;

use super::stakes::{Bounds, Stakes};
use crate::ui::game::Game;
use crate::ui::press::Press;

/// What it means to press something before the cards come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WagerPress {
    /// The ante a step more, or less.
    Ante(bool),
    /// Pair Plus a step more, or less.
    Plus(bool),
    /// Stake what is set.
    Stake,
}

/// What comes of a press at the table.
pub fn pressed(game: Game, press: Press, _: &Event) {
    if let Press::Wager(press) = press {
        let _ = done(game, press);
    }
}

/// Does it; false where nobody is to stake.
pub(super) fn done(game: Game, press: WagerPress) -> bool {
    let Some((bounds, stakes)) = untrack(|| stakes(game)) else {
        return false;
    };
    match press {
        WagerPress::Ante(up) => game.set_stakes(bounds.ante(stakes, up)),
        WagerPress::Plus(up) => game.set_stakes(bounds.plus(stakes, up)),
        WagerPress::Stake => {
            if let Some(action) = stakes.action() {
                game.act(action);
            }
        }
    }
    true
}

/// What may be staked now, and what is set: what this box staked last, until something else is.
pub(super) fn stakes(game: Game) -> Option<(Bounds, Stakes)> {
    let bounds = Bounds::of(&game.choices())?;
    let set = game.stakes();
    Some((
        bounds,
        set.unwrap_or_else(|| bounds.again(game.last_stakes())),
    ))
}
