//! What the questions at a table with real cards are drawn from.

use crate::app::table::controls::{Part, text_line};
use crate::app::table::patch::Node;

/// A line with what is asked, and what is offered beneath it.
pub(super) fn with_line(asks: String, offered: Node) -> Node {
    let all = Node::new("div", "").attr("style", "display:contents");
    all.child(text_line(asks)).child(offered)
}

/// Buttons that wrap.
pub(super) fn wide(children: Vec<Node>) -> Node {
    Node::new("div", "acts")
        .attr("class", "acts bank")
        .key(Part::Bank.key())
        .children(children)
}
