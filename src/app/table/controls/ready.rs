//! The controls of a table that is ready for its first deal.

use super::acts::new_game_and;
use super::buttons::{act, go, two_buttons};
use super::row::{choice, choose, waiting};
use crate::app::i18n::say;
use crate::app::lazy::Sheet;
use crate::app::table::page::Page;
use crate::app::table::patch::Node;
use crate::app::table::press::Press;

/// Draws the controls.
#[must_use]
pub fn ready(page: Page) -> Node {
    let acts = if page.save_state.can_resume() {
        new_game_and(say::GO_ON, Press::Resume).key(1)
    } else if is_waiting(page) {
        let new = act(Press::Open(Sheet::NewGame)).text(say::NEW_GAME.get());
        let waits = go(Press::Deal)
            .aria_disabled(true)
            .text(say::ONE_MOMENT.get());
        two_buttons(new, waits).key(2)
    } else {
        new_game_and(say::DEAL_ME_IN, Press::Deal).key(2)
    };
    Node::new("section", "controls")
        .attr("aria-label", say::WHAT_YOU_CAN_DO.get())
        .child(row(page))
        .child(acts)
}

/// Whether a deal was asked for and the play part is on its way.
fn is_waiting(page: Page) -> bool {
    page.is_dealing() && !page.lazy_parts.has_play_failed()
}

/// Draws the row over the actions: a new version, who plays, or what is being fetched.
fn row(page: Page) -> Node {
    // Reloading for a new version ends the sitting, so it is offered only while none is in play.
    if page.update.waits() {
        return choose(0, choice(Press::Update).text(say::NEW_VERSION.get()));
    }
    if page.is_dealing() && page.lazy_parts.has_play_failed() {
        let says = Node::new("p", "hint").attr("role", "alert");
        return says.text(say::GAME_NOT_FETCHED.get());
    }
    Node::new("p", "hint").text_owned(waiting(page))
}
