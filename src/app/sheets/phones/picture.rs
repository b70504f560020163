//! Pictures: a code that a phone's camera reads, and a card.

use super::drawn::says;
use crate::app::i18n::{Name, say};
use crate::app::table::patch::Node;
use crate::app::words;
use crate::cards::{Card, CardSet};
use crate::phones::picture;

/// The picture of a code. It is black on white in every theme, as readers need it. `says` is what a screen reader is told of it. `None`: it is too long for a picture.
fn code(text: &str, says: String) -> Option<Node> {
    let drawn = picture(text)?;
    let size = drawn.size.to_string();
    let rim = Node::new("rect", "")
        .attr("fill", "#fff")
        .attr_owned("width", size.clone())
        .attr_owned("height", size.clone());
    let svg = Node::new("svg", "qr")
        .attr("role", "img")
        .attr_owned("aria-label", says)
        .attr_owned("viewBox", ["0 0 ", &size, " ", &size].concat());
    Some(
        svg.child(rim)
            .child(Node::new("path", "").attr_owned("d", drawn.path)),
    )
}

/// Adds a code to an element, and before it what is to be done with it. `who`: whose code it is.
pub fn with_code(into: Node, instruction: String, text: Option<String>, who: &Name) -> Node {
    let Some(text) = text else { return into };
    let instruction = says("told", instruction);
    into.child(instruction)
        .maybe_child(code(&text, say::phones_code_for(who)))
}

/// The picture of a code, or a cover of its size. `who`: whose code it is.
pub fn code_or_cover(address: Option<&str>, who: &Name) -> Node {
    let code = address.and_then(|address| code(address, say::phones_code_for(who)));
    code.unwrap_or_else(|| Node::new("div", "qr covered"))
}

/// The picture of a card, with its name and a mark on a wild one.
pub fn card(card: Card, wild: CardSet) -> Node {
    let face = |of: &str| Node::new("use", "").attr_owned("href", ["cards.svg#", of].concat());
    let mark = wild.contains(card).then(|| face("wild"));
    Node::new("svg", "mini")
        .attr("viewBox", "0 0 100 140")
        .attr("role", "img")
        .attr_owned("aria-label", words::card_label(card, wild))
        .child(face(&card.to_string()))
        .maybe_child(mark)
}
