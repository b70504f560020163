//! Presses while cards are swapped, and what each does.

use leptos::prelude::*;
use web_sys::Event;

use super::picks::Picks;
use crate::app::table::game::Game;
use crate::app::table::press::{BusPress, Press};
use crate::engine::{Action, BusAction};

/// Handles a press on the page.
pub fn press(game: Game, press: Press, _: &Event) {
    if let Press::Bus(press) = press {
        handle(game, press);
    }
}

/// Handles a press while cards are swapped.
pub(super) fn handle(game: Game, press: BusPress) {
    if !untrack(|| game.must_swap()) {
        return;
    }
    let mut picks = picks(game);
    match press {
        BusPress::Card(id) => {
            picks.press(id);
            game.plans.pick_these(picks.ids());
        }
        BusPress::Swap => {
            if let Some(swap) = picks.swap() {
                game.act(swap);
            }
        }
        BusPress::All => game.act(Action::Bus(BusAction::All)),
        BusPress::Stick => game.act(Action::Bus(BusAction::Stick)),
    }
}

/// The cards that can be picked now, and those that are.
pub(super) fn picks(game: Game) -> Picks {
    untrack(|| game.view(|view| Picks::of(view, &game.plans.picked())))
}
