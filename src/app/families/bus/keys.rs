//! The keys for swapping: digits are the player's own cards, Q W E those of the board, arrows move from card to card.

use leptos::prelude::document;

use super::so_far::{SoFar, card_name};
use crate::app::table::game::Model;
use crate::app::table::press::{BusPress, Press};
use crate::app::table::scene::Scene;
use crate::engine::{Action, BusAction, CardId, Choice};

/// The keys of the player's own cards, from left to right.
pub const OWN_KEYS: [&str; 3] = ["1", "2", "3"];
/// The keys of the cards of the board.
pub const BOARD_KEYS: [&str; 3] = ["q", "w", "e"];

/// The id of the button that swaps. Arrow keys reach it beneath the player's own cards.
pub(super) const SWAP: &str = "swap";

/// What a key means in the turn of the player at the screen. `None`: it means nothing.
#[must_use]
pub fn key(scene: &Scene<'_>, key: &str) -> Option<Vec<Press>> {
    let game = scene.game;
    if !game.must_swap() {
        return None;
    }
    let [board, own] = rows(game);
    let key = key.to_ascii_lowercase();
    let nth = |keys: [&str; 3]| keys.iter().position(|name| *name == key);
    let card = nth(OWN_KEYS)
        .and_then(|nth| own.get(nth))
        .or_else(|| nth(BOARD_KEYS).and_then(|nth| board.get(nth)));
    let stick = Choice::One(Action::Bus(BusAction::Stick));
    let press = match (card, key.as_str()) {
        (Some((id, _)), _) => Some(BusPress::Card(*id)),
        (_, "enter") => Some(BusPress::Swap),
        (_, "a") => Some(BusPress::All),
        (_, "s") if scene.choices.contains(&stick) => Some(BusPress::Stick),
        (_, "arrowleft") => go([board, own], 0, -1),
        (_, "arrowright") => go([board, own], 0, 1),
        (_, "arrowup") => go([board, own], -1, 0),
        (_, "arrowdown") => go([board, own], 1, 0),
        _ => return None,
    };
    Some(press.into_iter().map(Press::Bus).collect())
}

/// The cards that can be picked, with the ids of their elements: those of the board, then the player's own.
fn rows(game: &Model) -> [Vec<(CardId, String)>; 2] {
    game.view(|view| {
        let so_far = SoFar::at(game, view);
        let named = |id: CardId| (id, card_name(&so_far, id));
        let own = view.own().map(|place| so_far.hand(view, place.seat()));
        let own = own.into_iter().flatten().map(|face| named(face.id));
        [
            view.board().map(|face| named(face.id)).collect(),
            own.collect(),
        ]
    })
}

/// Where the focus goes, down and to the right of the focused card or button. If none has it, the first of the player's
/// own cards gets it. `None`: there is nothing beyond the last card.
fn go(rows: [Vec<(CardId, String)>; 2], down: isize, right: isize) -> Option<BusPress> {
    let focused = document().active_element().map(|element| element.id());
    let at = rows.iter().enumerate().find_map(|(row, cards)| {
        let k = cards
            .iter()
            .position(|(_, name)| Some(name) == focused.as_ref())?;
        Some((row, k))
    });
    let (row, k) = match at {
        Some((row, k)) => (
            row.saturating_add_signed(down),
            k.saturating_add_signed(right),
        ),
        None => (1, 0),
    };
    match rows.get(row) {
        Some(cards) => cards.get(k).map(|(id, _)| BusPress::Focus(*id)),
        None => Some(BusPress::FocusSwap),
    }
}
