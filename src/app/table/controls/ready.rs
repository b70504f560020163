//! The controls of a table that is ready for its first deal.

use super::acts::new_game_and;
use super::buttons::{act, go, two_buttons};
use super::line::text_line;
use super::row::{choice, choose, waiting};
use crate::app::i18n::say;
use crate::app::lazy::{OpenedFrom, Sheet};
use crate::app::platform::frame;
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
        .children(rows(page))
        .child(acts)
}

/// Whether a deal was asked for and the play part is on its way.
fn is_waiting(page: Page) -> bool {
    page.is_dealing() && !page.lazy_parts.has_play_failed()
}

/// Draws what is over the actions: a new version, what could not be fetched, or who plays, with the ways to learn the
/// game.
fn rows(page: Page) -> Vec<Node> {
    // Reloading for a new version ends the sitting, so it is offered only while none is in play.
    if page.update.waits() {
        return vec![choose(
            0,
            choice(Press::Update).text(say::NEW_VERSION.get()),
        )];
    }
    if page.is_dealing() && page.lazy_parts.has_play_failed() {
        let says = Node::new("p", "hint").attr("role", "alert");
        return vec![says.text(say::GAME_NOT_FETCHED.get())];
    }
    let game = page.game.shown.public(|view| view.rules().game);
    let rules = Press::Open(Sheet::HowToPlay(game, OpenedFrom::Felt));
    // Whoever is new here learns the game first. An embedded table stores nothing, so it has no deal of the day.
    let (opens, says) = match page.save_state.is_new_here() {
        true => (Sheet::Lesson(0), say::PLAY_A_FIRST_DEAL),
        false => (Sheet::School, say::DEAL_OF_THE_DAY),
    };
    let is_offered = !frame::is_embedded();
    let second = is_offered.then(|| choice(Press::Open(opens)).key(1).text(says.get()));
    let learn = choose(6, choice(rules).text(say::HOW_TO_PLAY.get()));
    vec![text_line(waiting(page)), learn.maybe_child(second)]
}
