//! Keys that swap: digits are one's own cards, Q W E those of the board, arrows go from card to card.

use leptos::prelude::*;

use super::press::{SwappingPress, done};
use super::so_far::{SoFar, card_name};
use crate::engine::{Action, CardId, Choice, SwappingAction};
use crate::ui::focus;
use crate::ui::game::Game;
use crate::ui::page::Page;

/// The keys of one's own cards as they lie.
pub const OWN_KEYS: [&str; 3] = ["1", "2", "3"];
/// The keys of the cards of the board.
pub const BOARD_KEYS: [&str; 3] = ["q", "w", "e"];

/// What the button that swaps is called: beneath one's own cards, for keys.
pub(super) const SWAP: &str = "swap";

/// Does what the key means while somebody at the screen has the turn. False where it means nothing.
#[must_use]
pub fn pressed(page: Page, key: &str) -> bool {
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
    let stick = Choice::One(Action::Swapping(SwappingAction::Stick));
    let press = match (card, key.as_str()) {
        (Some((id, _)), _) => SwappingPress::Card(*id),
        (_, "enter") => SwappingPress::Swap,
        (_, "a") => SwappingPress::All,
        (_, "s") if untrack(|| game.choices()).contains(&stick) => SwappingPress::Stick,
        (_, "arrowleft") => return go([board, own], 0, -1),
        (_, "arrowright") => return go([board, own], 0, 1),
        (_, "arrowup") => return go([board, own], -1, 0),
        (_, "arrowdown") => return go([board, own], 1, 0),
        _ => return false,
    };
    done(game, press);
    true
}

/// The cards that can be picked and what their elements are called: those of the board, and beneath them one's own.
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

/// Gives the focus to the card or button so far down and to the right of the one that has it; else to the first of one's own.
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
        // There is none beyond the last one.
        Some(cards) => cards
            .get(k)
            .into_iter()
            .for_each(|(_, name)| focus::give_to(name)),
        None => focus::give_to(SWAP),
    }
    true
}
