//! Presses while cards are swapped, and what each does.

use leptos::prelude::*;
use web_sys::Event;

use super::picks::Picks;
use crate::app::table::game::Game;
use crate::app::table::press::Press;
use crate::engine::{Action, CardId, SwappingAction};

/// A press while cards are swapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SwappingPress {
    /// Pick this card, of the player's own or of the board.
    Card(CardId),
    /// Swap the two picked cards.
    Swap,
    /// Swap all three cards.
    All,
    /// Stick.
    Stick,
}

/// Handles a press on the page.
pub fn press(game: Game, press: Press, _: &Event) {
    if let Press::Swapping(press) = press {
        handle(game, press);
    }
}

/// Handles a press while cards are swapped.
pub(super) fn handle(game: Game, press: SwappingPress) {
    if !untrack(|| game.must_swap()) {
        return;
    }
    let mut picks = picks(game);
    match press {
        SwappingPress::Card(id) => {
            picks.press(id);
            game.plans.pick_these(picks.ids());
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

/// The cards that can be picked now, and those that are.
pub(super) fn picks(game: Game) -> Picks {
    untrack(|| game.view(|view| Picks::of(view, &game.plans.picked())))
}
