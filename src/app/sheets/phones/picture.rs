//! A code as a picture that a phone's camera reads. It is black on white in every theme, as readers need it.

use crate::app::table::patch::Node;
use crate::phones::picture;

/// The picture of an address. `says` is what a screen reader is told of it. `None`: it is too long for a picture.
pub fn code(address: &str, says: String) -> Option<Node> {
    let drawn = picture(address)?;
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
