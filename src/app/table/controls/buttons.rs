//! Makes the buttons of the row of actions.

use crate::app::table::patch::Node;
use crate::app::table::press::Press;

/// Draws a row of two buttons.
pub fn two_buttons(one: Node, other: Node) -> Node {
    let few = Node::new("div", "acts").attr("class", "acts few");
    few.child(one).child(other)
}

/// Makes a button of the row.
pub fn act(press: Press) -> Node {
    Node::new("button", "act").on(press)
}

/// Makes the button for the usual action.
pub fn go(press: Press) -> Node {
    Node::new("button", "go").attr("class", "act go").on(press)
}

/// Makes the small text beneath a button's label. `None`: it is empty.
pub fn small(says: String) -> Option<Node> {
    (!says.is_empty()).then(|| Node::new("small", "").text_owned(says))
}
