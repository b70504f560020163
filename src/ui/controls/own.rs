//! What the controls of the games beside the betting games share.

use crate::ui::language::say;
use crate::ui::patch::Node;
use crate::ui::press::Press;

/// A row and the actions beneath it, in place of the betting games'.
pub fn both(row: Node, acts: Node) -> Node {
    let both = Node::new("div", "").with("style", "display:contents");
    both.hold(row).hold(acts)
}

/// What is to be done, in a sentence.
pub fn hint(says: String) -> Node {
    Node::new("p", "hint").tells(says)
}

/// The same on a shared screen, beside a button that hides one's cards.
pub fn hint_and_hide(says: String) -> Node {
    let hide = Node::new("button", "").on(Press::Peek(false));
    Node::new("div", "choose")
        .key(20)
        .hold(hint(says))
        .hold(hide.says(say::HIDE_YOUR_CARDS.get()))
}
