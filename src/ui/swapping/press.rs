//! What is pressed to swap with the board, and what comes of it.

use leptos::prelude::*;
use web_sys::Event;

use super::picks::Picks;
use crate::engine::{Action, CardId, SwappingAction};
use crate::ui::game::Game;
use crate::ui::press::Press;

/// What it means to press something while cards are swapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SwappingPress {
    /// This card, of one's own or of the board.
    Card(CardId),
    /// Swap the two that are picked.
    Swap,
    /// Swap all three.
    All,
    /// Stick.
    Stick,
}

/// What comes of a press at the table.
pub fn pressed(game: Game, press: Press, _: &Event) {
    if let Press::Swapping(press) = press {
        done(game, press);
    }
}

/// Does it.
pub(super) fn done(game: Game, press: SwappingPress) {
    if !untrack(|| game.must_swap()) {
        return;
    }
    let mut picks = picks(game);
    match press {
        SwappingPress::Card(id) => {
            picks.press(id);
            game.pick_these(picks.ids());
        }
        SwappingPress::Swap => {
            if let Some(swap) = picks.swap() {
                game.act(swap);
            }
        }
        SwappingPress::All => game.act(Action::Swapping(SwappingAction::All)),
        SwappingPress::Stick => game.act(Action::Swapping(SwappingAction::Stick)),
    }
}

/// What can be picked now, and what of it is.
pub(super) fn picks(game: Game) -> Picks {
    untrack(|| game.view(|view| Picks::of(view, &game.picked())))
}
