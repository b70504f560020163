//! Equalised betting, the dealer's stake and the draw (RULES 10.0.6), on the page: what whoever has the turn picks and
//! presses, and what he is told. All of it comes with the games that are played so.

mod bets;
mod draw;
mod said;

pub use said::said;

use web_sys::Event;

use super::game::Game;
use super::page::Page;
use super::patch::Node;
use super::press::Press;
use crate::engine::Choice;

/// The controls, while a deal is played.
#[must_use]
pub fn controls(page: Page, choices: &[Choice]) -> Option<Node> {
    draw::controls(page.game, choices).or_else(|| bets::controls(page, choices))
}

/// Does what the key means. False where it means nothing.
#[must_use]
pub fn key(page: Page, key: &str) -> bool {
    draw::key(page.game, key).unwrap_or_else(|| bets::key(page, key))
}

/// What comes of a press at the table.
pub fn pressed(game: Game, press: Press, _: &Event) {
    if press == Press::Throw {
        draw::exchange(game);
    }
}
