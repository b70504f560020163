//! The table before the first deal.

use super::board;
use super::controls::{self, ready};
use super::felt;
use super::playing::TableNodes;
use super::scene::Scene;
use crate::app::lazy::Piece;
use crate::engine::Rules;

#[must_use]
pub fn draw(scene: &Scene<'_>) -> TableNodes {
    let rail = |rules: &Rules| (scene.game.words().of)(rules).rail_of(rules);
    let (house, agreed) = match &scene.stored.waiting {
        Some((setup, _)) => (rail(&setup.rules), None),
        None => (
            scene.game.public(|view| rail(view.rules())),
            scene.piece(Piece::Agreed),
        ),
    };
    let log = board::draw(scene, agreed);
    let room = [
        controls::rail(scene, house, Vec::new()),
        felt::ready(scene),
        ready(scene),
    ];
    TableNodes {
        is_behind: false,
        room: room.into_iter().chain(log).collect(),
        status: Vec::new(),
    }
}
