//! Helpers for the controls of families.

use super::part::Part;
use crate::app::i18n::say;
use crate::app::table::game::Model;
use crate::app::table::patch::Node;
use crate::app::table::press::Press;

/// Puts a row and the actions beneath it into one node without a box.
pub fn row_and_acts(row: Node, acts: Node) -> Vec<Node> {
    let both = Node::new("div", "").attr("style", "display:contents");
    vec![both.child(row).child(acts)]
}

/// Draws a sentence that says what to do.
pub fn hint(says: String) -> Node {
    Node::new("p", "hint").text_owned(says)
}

/// Draws the sentence on a shared screen, beside a button that hides the player's cards.
pub fn hint_and_hide(says: String) -> Node {
    let hide = Node::new("button", "").on(Press::Peek(false));
    Node::new("div", "choose")
        .key(Part::HintAndHide.key())
        .child(hint(says))
        .child(hide.text(say::HIDE_YOUR_CARDS.get()))
}

/// Draws the sentence about what goes on, which the style sheet leaves out where the felt or the log has it. While others act or cards are turned up, which may take long, it stands beside a
/// button that hurries them. That button stands where no action stands, so that none is pressed that takes its place.
pub fn hint_or_hurry(game: &Model, says: String) -> Node {
    if !game.others_act() {
        return hint(says);
    }
    let hurry = Node::new("button", "").on(Press::Skip);
    Node::new("div", "choose")
        .attr("class", "choose hurry")
        .key(Part::HintAndHurry.key())
        .child(hint(says).attr("class", "hint told"))
        .child(hurry.text(say::HURRY.get()))
}
