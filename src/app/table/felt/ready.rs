//! The felt before the first deal.

use super::cards::{pictures, sample};
use super::marks::marked;
use super::portrait::plate as plate_with_face;
use crate::app::i18n::say;
use crate::app::table::patch::Node;
use crate::app::table::places::layout::Ring;
use crate::app::table::press::Press;
use crate::app::table::scene::Scene;
use crate::engine::{Seat, View};

/// Draws the felt and what lies on it.
#[must_use]
pub fn ready(scene: &Scene<'_>) -> Node {
    let game = scene.game;
    game.public(|view| {
        let ring = Ring {
            bottom: game.actor().unwrap_or(Seat(0)),
            seats: view.seats().len(),
        };
        let from = ring.spot(view.dealer()).style("d");
        let cards = Node::new("div", "cards")
            .attr_owned("style", from)
            .children(sample())
            .maybe_child(scene.has_moved.then(pictures));
        let felt = Node::new("section", "felt")
            .attr("aria-label", say::THE_TABLE.get())
            .on(Press::Skip)
            .child(sign((game.words().line)(view.rules())))
            .child(cards)
            .children(plates(scene, view, ring))
            .maybe_child(scene.ending());
        marked(felt)
    })
}

/// Draws all seats. Those of a sitting that waits appear once it has been read.
fn plates(scene: &Scene<'_>, view: View<'_>, ring: Ring) -> Vec<Node> {
    if scene.stored.can_resume {
        let waiting = scene.stored.waiting.as_ref().zip(scene.games);
        return waiting.map_or_else(Vec::new, |((setup, _), games)| (games.stored_seats)(setup));
    }
    let plate = |seat: Seat| {
        let chips = view.seat(seat)?.chips();
        let player = scene.game.player(seat);
        let purse = Node::new("span", "purse")
            .child(Node::new("b", "").text_owned(chips.to_string()))
            .child(
                Node::new("span", "sr")
                    .text(" ")
                    .text_owned(say::chips_of_a_seat(chips)),
            );
        let words = plate_with_face(player.as_ref(), ring, seat, false)
            .child(Node::new("span", "name").text_owned(scene.game.seats().name(seat)))
            .child(purse);
        let class = match (ring.bottom == seat, view.ask().seat() == Some(seat)) {
            (true, true) => "seat is-me is-turn",
            (true, false) => "seat is-me",
            (false, true) => "seat is-turn",
            (false, false) => "seat",
        };
        let seat = Node::new("div", "seat")
            .key(u64::from(seat.0))
            .attr("class", class)
            .attr_owned("style", ring.spot(seat).style(""))
            .child(words)
            .child(Node::new("span", "said").attr("aria-hidden", "true"));
        Some(seat)
    };
    let seats = (0..ring.seats).map(|seat| Seat(seat as u8));
    seats.filter_map(plate).collect()
}

/// Draws the name of the game, and a sentence about it.
fn sign(says: &'static str) -> Node {
    Node::new("div", "sign")
        .child(Node::new("b", "").text("Brag"))
        .child(Node::new("p", "").text(says))
}
