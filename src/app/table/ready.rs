//! The table before the first deal.

use super::board;
use super::controls::{rail, ready};
use super::felt;
use super::playing::TableNodes;
use super::scene::Scene;
use crate::app::lazy::Piece;
use crate::app::words;

/// Draws the table.
#[must_use]
pub fn draw(scene: &Scene<'_>) -> TableNodes {
    let games = scene.game.words();
    let (house, agreed) = match &scene.stored.waiting {
        Some((setup, _)) => (words::rail(&setup.rules, games), None),
        None => (
            scene.game.public(|view| words::rail(view.rules(), games)),
            scene.piece(Piece::Agreed),
        ),
    };
    let log = board::draw(scene, agreed);
    let room = [
        rail(scene, house, Vec::new()),
        felt::ready(scene),
        ready(scene),
    ];
    TableNodes {
        is_behind: false,
        room: room.into_iter().chain(log).collect(),
        status: Vec::new(),
    }
}
