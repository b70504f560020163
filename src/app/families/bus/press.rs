//! Presses while cards are swapped, and what each does.

use super::keys::SWAP;
use super::picks::Picks;
use super::so_far::{SoFar, card_name};
use crate::app::table::game::{Effect, Model};
use crate::app::table::press::{BusPress, Press};
use crate::engine::{Action, BusAction};

/// Handles a press.
pub fn press(game: &mut Model, press: Press) {
    let Press::Bus(press) = press else { return };
    if !game.must_swap() {
        return;
    }
    match press {
        BusPress::Card(id) => {
            let mut picks = picks(game);
            picks.press(id);
            game.pick_these(picks.ids());
        }
        BusPress::Swap => {
            if let Some(swap) = picks(game).swap() {
                game.act(swap);
            }
        }
        BusPress::All => game.act(Action::Bus(BusAction::All)),
        BusPress::Stick => game.act(Action::Bus(BusAction::Stick)),
        BusPress::Focus(id) => {
            let name = game.view(|view| card_name(&SoFar::at(game, view), id));
            game.wants(Effect::Focus(name));
        }
        BusPress::FocusSwap => game.wants(Effect::Focus(SWAP.into())),
    }
}

/// The cards that can be picked now, and those that are.
pub(super) fn picks(game: &Model) -> Picks {
    game.view(|view| Picks::of(view, &game.picked()))
}
