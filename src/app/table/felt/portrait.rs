//! The portrait and the table talk beside a seat's plate.

use super::talk;
use crate::app::table::faces::portrait;
use crate::app::table::patch::Node;
use crate::app::table::places::layout::Ring;
use crate::app::table::scene::Scene;
use crate::engine::{Seat, View};
use crate::sitting::session::{Player, PlayerKind};

/// A seat that lies farther from the edge of a tall felt than this is near the middle, in thousandths of its width.
const EDGE: u16 = 200;

/// Draws the table talk of a bot that has just spoken.
#[must_use]
pub fn table_talk(scene: &Scene<'_>, view: View<'_>, ring: Ring, seat: Seat) -> Option<Node> {
    let player = scene.game.player(seat)?;
    let says = match player.kind {
        PlayerKind::Bot(temper) if scene.settings.bots_talk && scene.family.has_talk => {
            talk::talk_of(view, seat, temper)
        }
        _ => None,
    };
    says.map(|(nth, says)| {
        let side = side(ring, seat);
        Node::new("span", "talk")
            .key(nth)
            .attr_owned("class", format!("talk {side}"))
            .attr("aria-hidden", "true")
            .text(says)
    })
}

/// Draws a plate with the portrait on the side that faces the pot. The portrait is the first node of a plate, so that its
/// element stays for the whole sitting. The player at the bottom of the screen, who knows himself, has one only where hands are
/// compared (`is_lit`).
pub fn plate(player: Option<&Player>, ring: Ring, seat: Seat, is_lit: bool) -> Node {
    let plate = Node::new("div", "plate").attr("translate", "no");
    let knows = |player: &Player| ring.bottom == seat && !player.kind.is_bot();
    match player.filter(|player| is_lit || !knows(player)) {
        None => plate,
        Some(player) => {
            let side = side(ring, seat);
            let face = portrait(player).attr_owned("class", format!("face {side}"));
            // What is beside the portrait depends on where it is.
            plate.attr_owned("data-face", side).child(face)
        }
    }
}

/// The classes for the side of the felt that a seat is on, for one that is nearer to the middle, and for a table that is
/// crowded.
fn side(ring: Ring, seat: Seat) -> String {
    let across = ring.spot(seat).tall.0;
    let side = match across {
        500 => "middle",
        across if across < 500 => "left",
        _ => "right",
    };
    let is_near = across != 500 && (EDGE..=1000 - EDGE).contains(&across);
    let room = match (ring.seats > 5, is_near) {
        (true, _) => " many",
        (false, true) => " near",
        (false, false) => "",
    };
    [side, room].concat()
}
