//! What goes with a seat's plate: a portrait, and now and then two words.

use super::layout::Ring;
use super::talk;
use crate::engine::{Seat, View};
use crate::ui::faces::portrait;
use crate::ui::page::Page;
use crate::ui::patch::Node;
use crate::ui::session::{Mind, Player};

/// The portrait of who sits there, and what he has just let slip.
#[must_use]
pub fn adorned(page: Page, view: View<'_>, ring: Ring, seat: Seat) -> Vec<Node> {
    let Some(player) = page.game.player(seat) else {
        return Vec::new();
    };
    let says = match player.mind {
        Mind::Bot(temper) if page.settings.get().bots_talk => talk::said(view, seat, temper),
        _ => None,
    };
    let says = says.map(|(nth, says)| {
        let side = side(ring, seat);
        Node::new("span", "talk")
            .key(nth)
            .made("class", format!("talk {side}"))
            .with("aria-hidden", "true")
            .says(says)
    });
    face(&player, ring, seat).into_iter().chain(says).collect()
}

/// The portrait on the side of the plate that looks at the pot. Whoever plays at the bottom knows himself.
pub fn face(player: &Player, ring: Ring, seat: Seat) -> Option<Node> {
    let knows = ring.bottom == seat && !player.mind.is_bot();
    let class = format!("face {}", side(ring, seat));
    (!knows).then(|| portrait(player).made("class", class))
}

/// Whether a seat is on the left, on the right or in the middle, and whether there is room for few.
fn side(ring: Ring, seat: Seat) -> String {
    let side = match ring.spot(seat).tall.0 {
        500 => "middle",
        across if across < 500 => "left",
        _ => "right",
    };
    let many = if ring.seats > 5 { " many" } else { "" };
    [side, many].concat()
}
