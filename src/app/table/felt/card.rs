//! Draws one card: its face, its back and its name.

use crate::app::i18n::say;
use crate::app::table::patch::{Node, svg};
use crate::app::table::places::layout::PlacedCard;
use crate::app::table::press::Press;
use crate::app::words;
use crate::cards::{Card, CardSet};

/// Draws a card. `picked`: whether it is picked. `None`: it cannot be. Those who listen hear of the player's own cards one
/// by one; `aloud` tells the rest.
pub fn card(placed: PlacedCard, wild: CardSet, picked: Option<bool>) -> Node {
    let label = match placed.card {
        Some(card) => words::card_label(card, wild),
        None => say::FACE_DOWN_CARD.get().into(),
    };
    // Nobody sees its face; or it lies beside a plate, in the middle, apart, or in a row.
    let is_silent = placed.card.is_none()
        || matches!(placed.at(), "at-seat" | "at-show" | "at-spare" | "at-row");
    let mut class = placed.class;
    if picked == Some(true) {
        class += " is-picked";
    }
    let node = Node::new("div", "card")
        .attr_owned("class", class)
        .attr_owned("style", placed.style)
        .attr_owned("aria-label", label)
        .attr("role", "img")
        .attr_if(is_silent, "aria-hidden", "true")
        .child(leaf(placed.card.map(|card| front(card, wild))).child(back()));
    let Some(is_picked) = picked else {
        return node;
    };
    node.attr("role", "button")
        .attr("tabindex", "0")
        .attr("aria-pressed", if is_picked { "true" } else { "false" })
        .on(Press::Pick(placed.id))
}

/// Draws the part of a card that turns. `front`: its face, if it may be seen.
pub fn leaf(front: Option<Node>) -> Node {
    Node::new("div", "leaf").maybe_child(front)
}

/// Draws the face of a card, with a mark on a wild one.
pub fn front(card: Card, wild: CardSet) -> Node {
    // A joker needs no mark.
    let mark = wild.contains(card).then(|| picture("cards.svg#wild"));
    Node::new("div", "front").child(svg(CARD).child(face(card)).maybe_child(mark))
}

/// Draws a card as small as a line of text. Screen readers skip it.
pub fn small_card(card: Card) -> Node {
    svg(CARD).attr("class", "mini").child(face(card))
}

/// Refers to the picture of a card.
pub fn face(card: Card) -> Node {
    Node::new("use", "").attr_owned("href", format!("cards.svg#{card}"))
}

/// Draws the back of a card.
fn back() -> Node {
    Node::new("div", "back").child(svg(CARD).child(picture(BACK)))
}

/// The view box of a card.
pub const CARD: &str = "0 0 100 140";
/// The address of the picture of the back.
pub const BACK: &str = "back.svg#back";

/// Refers to a picture in a sprite.
pub fn picture(of: &'static str) -> Node {
    Node::new("use", "").attr("href", of)
}
