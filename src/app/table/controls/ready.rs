//! The controls of a table that is ready for its first deal.

use super::acts::new_game_and;
use super::line::text_line;
use super::row::{choice, choose, waiting};
use crate::app::i18n::say;
use crate::app::lazy::{GuidedDeal, OpenedFrom, Sheet};
use crate::app::table::patch::Node;
use crate::app::table::press::Press;
use crate::app::table::scene::{InProgress, Scene};

/// Draws the controls.
#[must_use]
pub fn ready(scene: &Scene<'_>) -> Node {
    let acts = if scene.stored.can_resume {
        new_game_and(say::GO_ON, Press::Resume).key(1)
    } else {
        new_game_and(say::DEAL_ME_IN, Press::Deal).key(2)
    };
    Node::new("section", "controls")
        .attr("aria-label", say::WHAT_YOU_CAN_DO.get())
        .attr("translate", "no")
        .children(rows(scene))
        .child(acts)
}

/// Draws what is over the actions: a new version, or who plays, with the ways to learn the game.
fn rows(scene: &Scene<'_>) -> Vec<Node> {
    // Reloading for a new version ends the sitting, so it is offered only while none is in play.
    if scene.has_update {
        return vec![choose(
            0,
            choice(Press::Update).text(say::NEW_VERSION.get()),
        )];
    }
    let game = scene.game.public(|view| view.rules().game);
    let rules = Press::Open(Sheet::HowToPlay(game, OpenedFrom::Felt));
    // What is in progress goes on, and whoever is new here learns the game first. An embedded table stores nothing, so it
    // has no deal of the day.
    let (opens, says) = match scene.stored.in_progress {
        Some(InProgress::Guided(deal)) => (Sheet::Lesson(deal), say::GO_ON_GUIDED),
        Some(InProgress::Ten) => (Sheet::Ten, say::GO_ON_TEN),
        None if scene.stored.is_new_here => {
            (Sheet::Lesson(GuidedDeal::First), say::PLAY_A_FIRST_DEAL)
        }
        None => (Sheet::School, say::DEAL_OF_THE_DAY),
    };
    let is_offered = !scene.is_embedded;
    let second = is_offered.then(|| choice(Press::Open(opens)).key(1).text(says.get()));
    let learn = choose(6, choice(rules).text(say::HOW_TO_PLAY.get()));
    vec![text_line(waiting(scene)), learn.maybe_child(second)]
}
