//! Makes the buttons of the row of actions.

use crate::app::i18n::say;
use crate::app::table::felt::chips::coin;
use crate::app::table::game::Model;
use crate::app::table::patch::Node;
use crate::app::table::press::Press;
use crate::engine::{Action, Chips};

/// Draws a row of two buttons.
pub fn two_buttons(one: Node, other: Node) -> Node {
    few().child(one).child(other)
}

/// Makes a row for at most two buttons.
pub fn few() -> Node {
    Node::new("div", "acts").attr("class", "acts few")
}

/// Makes a button of the row.
pub fn act(press: Press) -> Node {
    Node::new("button", "act").on(press)
}

/// Makes the button for the usual action.
pub fn go(press: Press) -> Node {
    Node::new("button", "go").attr("class", "act go").on(press)
}

/// The label of the button that shows a player his cards, on the screen or by a code for his phone.
pub fn look_label(game: &Model) -> &'static str {
    match game.is_on_phone() {
        true => say::PHONES_SHOW_CODE.get(),
        false => say::LOOK_AT_YOUR_CARDS.get(),
    }
}

/// The small text of a button whose action may wait for a second press.
pub fn or_again(game: &Model, action: Action, otherwise: impl FnOnce() -> String) -> String {
    match game.is_to_confirm(action) {
        true => say::PRESS_AGAIN.get().into(),
        false => otherwise(),
    }
}

/// Makes the small text of a button that has none unless its action waits for a second press.
pub fn again(game: &Model, action: Action) -> Option<Node> {
    small(or_again(game, action, String::new))
}

/// Makes the button that covers the pot with these chips, and says what is lost with it.
pub fn cover(game: &Model, chips: Chips) -> Node {
    let is_final = game.public(|view| !view.rules().money.rebuy_after_cover_loss);
    let means = match is_final {
        true => say::LOST_MEANS_OUT,
        false => say::ALL_YOU_HAVE,
    };
    go(Press::Act(Action::Cover))
        .attr("aria-keyshortcuts", "B")
        .text_owned(say::cover_for(chips))
        .maybe_child(small(means.get().into()))
        .maybe_child(coin(chips))
}

/// Makes the small text beneath a button's label. `None`: it is empty.
pub fn small(says: String) -> Option<Node> {
    (!says.is_empty()).then(|| Node::new("small", "").text_owned(says))
}
