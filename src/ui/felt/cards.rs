//! The cards. Each is one element for the whole deal; where it lies is in its classes and properties.

use super::At;
use super::scene::{self, Lies};
use crate::cards::{Card, CardSet};
use crate::engine::CardId;
use crate::ui::game::{Game, Seen};
use crate::ui::language::say;
use crate::ui::page::Page;
use crate::ui::patch::{Node, svg};
use crate::ui::press::Press;
use crate::ui::words;

/// Every card of the deal; before the first one, three threes for show.
pub fn cards(page: Page, at: &At) -> Node {
    let game = page.game;
    let own = game.actor();
    let pickable = game.pickable();
    game.view(|view| {
        let wild = view.rules().ranking.wild;
        // The ids of the next deal are issued afresh, and its cards are others.
        let deal = u64::from(view.deals()) << 32;
        let all = scene::cards(view, at.ring, &at.shown, own);
        let dealt = all.into_iter().map(|lies| {
            let key = deal | u64::from(lies.id.0);
            dealt(game, lies, wild, &pickable).key(key)
        });
        Node::new("div", "cards")
            .with("style", at.ring.spot(view.dealer()).style("d"))
            .holds(at.is_new.then(sample).into_iter().flatten())
            .holds(page.first_move.made().then(pictures))
            .holds(dealt)
    })
}

fn dealt(game: Game, lies: Lies, wild: CardSet, pickable: &Seen) -> Node {
    let can_pick = pickable.iter().any(|(id, _)| *id == lies.id);
    let is_picked = game.is_picked(lies.id);
    let label = match lies.card {
        Some(card) => words::card_label(card, wild),
        None => say::FACE_DOWN_CARD.get().into(),
    };
    let mut class = lies.class;
    if is_picked {
        class += " is-picked";
    }
    let node = Node::new("div", "card")
        .class(class)
        .with("style", lies.style)
        .with("role", if can_pick { "button" } else { "img" })
        .with("aria-label", label)
        .when(lies.is_gone, "aria-hidden", "true")
        .holds([leaf(lies.card.map(|card| front(card, wild))).holds([back()])]);
    if !can_pick {
        return node;
    }
    pickable_by(node, lies.id, is_picked)
}

fn pickable_by(node: Node, id: CardId, is_picked: bool) -> Node {
    node.with("tabindex", "0")
        .with("aria-pressed", if is_picked { "true" } else { "false" })
        .on(Press::Pick(id))
}

/// What turns, with a face where that may be seen.
pub fn leaf(front: Option<Node>) -> Node {
    Node::new("div", "leaf").holds(front)
}

/// The face of a card, with the mark of what is wild.
pub fn front(card: Card, wild: CardSet) -> Node {
    // A joker says it by itself.
    let mark = wild.contains(card).then(|| picture("cards.svg#wild"));
    let face = picture(format!("cards.svg#{card}"));
    let face = svg(CARD).holds([face]).holds(mark);
    Node::new("div", "front").holds([face])
}

/// The back that all cards have.
pub fn back() -> Node {
    Node::new("div", "back").holds([svg(CARD).holds([picture("back.svg#back")])])
}

/// The proportions of a card.
pub const CARD: &str = "0 0 100 140";

/// A picture that is drawn elsewhere.
pub fn picture(of: impl Into<crate::ui::patch::Words>) -> Node {
    Node::new("use", "").with("href", of)
}

/// Has the pictures of the pack fetched before the first card wants one.
fn pictures() -> Node {
    Node::new("svg", "sr")
        .with("aria-hidden", "true")
        .holds([picture("back.svg#back"), picture("cards.svg#si")])
}

/// The best hand of all, as the sign of the house.
fn sample() -> [Node; 3] {
    let sample = [
        ("#sign-s", "--k:-1;--z:1"),
        ("#sign-h", "--k:0;--z:2"),
        ("#sign-c", "--k:1;--z:3"),
    ];
    sample.map(|(face, style)| {
        let face = Node::new("svg", "")
            .with("viewBox", CARD)
            .holds([picture(face)]);
        let front = Node::new("div", "front").holds([face]);
        Node::new("div", "is-sign")
            .class("card at-me up is-sign")
            .with("style", style)
            .with("aria-hidden", "true")
            .holds([leaf(Some(front))])
    })
}
