//! The keys for swapping: digits are the player's own cards, Q W E those of the board, arrows move from card to card.

use leptos::prelude::*;

use super::press::handle;
use super::so_far::{SoFar, card_name};
use crate::app::table::focus;
use crate::app::table::game::Game;
use crate::app::table::page::Page;
use crate::app::table::press::BusPress;
use crate::engine::{Action, BusAction, CardId, Choice};

/// The keys of the player's own cards, from left to right.
pub const OWN_KEYS: [&str; 3] = ["1", "2", "3"];
/// The keys of the cards of the board.
pub const BOARD_KEYS: [&str; 3] = ["q", "w", "e"];

/// The id of the button that swaps. Arrow keys reach it beneath the player's own cards.
pub(super) const SWAP: &str = "swap";

/// Handles a key in the turn of the player at the screen. `false`: the key means nothing.
#[must_use]
pub fn key(page: Page, key: &str) -> bool {
    let game = page.game;
    if !untrack(|| game.must_swap()) {
        return false;
    }
    let [board, own] = untrack(|| rows(game));
    let key = key.to_ascii_lowercase();
    let nth = |keys: [&str; 3]| keys.iter().position(|name| *name == key);
    let card = nth(OWN_KEYS)
        .and_then(|nth| own.get(nth))
        .or_else(|| nth(BOARD_KEYS).and_then(|nth| board.get(nth)));
    let stick = Choice::One(Action::Bus(BusAction::Stick));
    let press = match (card, key.as_str()) {
        (Some((id, _)), _) => BusPress::Card(*id),
        (_, "enter") => BusPress::Swap,
        (_, "a") => BusPress::All,
        (_, "s") if untrack(|| game.choices()).contains(&stick) => BusPress::Stick,
        (_, "arrowleft") => return go([board, own], 0, -1),
        (_, "arrowright") => return go([board, own], 0, 1),
        (_, "arrowup") => return go([board, own], -1, 0),
        (_, "arrowdown") => return go([board, own], 1, 0),
        _ => return false,
    };
    handle(game, press);
    true
}

/// The cards that can be picked, with the ids of their elements: those of the board, then the player's own.
fn rows(game: Game) -> [Vec<(CardId, String)>; 2] {
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

/// Moves the focus down and to the right, from the focused card or button. If none has it, the first of the player's
/// own cards gets it.
fn go(rows: [Vec<(CardId, String)>; 2], down: isize, right: isize) -> bool {
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
        // There is nothing beyond the last card.
        Some(cards) => cards
            .get(k)
            .into_iter()
            .for_each(|(_, name)| focus::focus_element(name)),
        None => focus::focus_element(SWAP),
    }
    true
}
