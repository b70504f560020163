//! Equalised betting, the dealer's stake and the draw (RULES 10.0.6) on the page: controls, presses and sentences.
//! They are fetched with the game.

mod bets;
mod draw;
mod status;
mod words;

pub use status::status;
pub use words::SPEECH;

use web_sys::Event;

use crate::app::table::game::Game;
use crate::app::table::page::Page;
use crate::app::table::patch::Node;
use crate::app::table::press::Press;
use crate::engine::Choice;

/// Draws the controls during a deal.
#[must_use]
pub fn controls(page: Page, choices: &[Choice]) -> Option<Node> {
    draw::controls(page.game, choices).or_else(|| bets::controls(page, choices))
}

/// Handles a key. `false`: the key means nothing.
#[must_use]
pub fn key(page: Page, key: &str) -> bool {
    draw::key(page.game, key).unwrap_or_else(|| bets::key(page, key))
}

/// Handles a press.
pub fn press(game: Game, press: Press, _: &Event) {
    if press == Press::Throw {
        draw::exchange(game);
    }
}
