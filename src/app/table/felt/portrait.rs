//! The portrait and the table talk beside a seat's plate.

use super::layout::Ring;
use super::talk;
use crate::app::table::faces::portrait;
use crate::app::table::patch::Node;
use crate::app::table::scene::Scene;
use crate::engine::{Seat, View};
use crate::sitting::session::{Player, PlayerKind};

/// Draws the portrait of a seat's player, and the table talk of a bot that has just spoken.
#[must_use]
pub fn portrait_and_talk(scene: &Scene<'_>, view: View<'_>, ring: Ring, seat: Seat) -> Vec<Node> {
    let Some(player) = scene.game.player(seat) else {
        return Vec::new();
    };
    let says = match player.kind {
        PlayerKind::Bot(temper) if scene.settings.bots_talk => talk::talk_of(view, seat, temper),
        _ => None,
    };
    let says = says.map(|(nth, says)| {
        let side = side(ring, seat);
        Node::new("span", "talk")
            .key(nth)
            .attr_owned("class", format!("talk {side}"))
            .attr("aria-hidden", "true")
            .text(says)
    });
    face(&player, ring, seat).into_iter().chain(says).collect()
}

/// Draws the portrait on the side of the plate that faces the pot. `None`: it is the player at the bottom of the
/// screen, who knows himself.
pub fn face(player: &Player, ring: Ring, seat: Seat) -> Option<Node> {
    let knows = ring.bottom == seat && !player.kind.is_bot();
    let class = format!("face {}", side(ring, seat));
    (!knows).then(|| portrait(player).attr_owned("class", class))
}

/// The classes for the side of the felt that a seat is on, and for a crowded table.
fn side(ring: Ring, seat: Seat) -> String {
    let side = match ring.spot(seat).tall.0 {
        500 => "middle",
        across if across < 500 => "left",
        _ => "right",
    };
    let many = if ring.seats > 5 { " many" } else { "" };
    [side, many].concat()
}
