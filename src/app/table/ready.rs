//! The table before the first deal. It is in the first load and does not need the play part.

use super::controls::{rail, ready};
use super::felt;
use super::page::Page;
use super::parts::TableNodes;
use crate::app::lazy::Piece;
use crate::app::words;

/// Draws the table.
#[must_use]
pub fn draw(page: Page) -> TableNodes {
    let (house, agreed) = match page.save_state.waiting() {
        Some((setup, _)) => (words::rail(&setup.rules), None),
        None => (
            page.game.shown.public(|view| words::rail(view.rules())),
            page.piece(Piece::Agreed),
        ),
    };
    let is_open = page.settings.get().log;
    let log = page.board.draw(page.game.log(), agreed, is_open);
    let room = [rail(page, house, None), felt::ready(page), ready(page)];
    TableNodes {
        is_behind: false,
        room: room.into_iter().chain(log).collect(),
        status: page.game.log().last(),
    }
}
