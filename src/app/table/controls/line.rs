//! The line over the controls: whose turn it is, and what happened last.

use crate::app::i18n::{Text, say};
use crate::app::table::game::Phase;
use crate::app::table::patch::Node;
use crate::app::table::places::is_settling;
use crate::app::table::scene::Scene;

/// Draws the line, while a deal is played or somebody buys in. Screen readers can read it too, but are told of
/// changes in the status of the table.
pub fn line(scene: &Scene<'_>) -> Option<Node> {
    line_saying(scene, Next::default())
}

/// What is asked of a player at the screen, in a family's own words.
#[derive(Default)]
pub struct Next {
    /// What is asked. `None`: it is said whose turn it is.
    pub says: Option<Text>,
    /// Whether what happened last is left out.
    pub alone: bool,
}

/// Draws the line with these words for what is asked of a player at the screen.
pub fn line_saying(scene: &Scene<'_>, own: Next) -> Option<Node> {
    let game = scene.game;
    if game.phase() != Phase::Playing && !game.is_buying() {
        return None;
    }
    let (last, next) = says(scene, own);
    // The style sheet cuts what happened rather than whose turn it is.
    let happened = (!last.is_empty()).then(|| Node::new("span", "").text_owned(last.clone()));
    let long = last.chars().count() + next.chars().count();
    let line = line_of(long).marked_if(happened.is_some(), "has-news");
    Some(line.maybe_child(happened).text_owned(next))
}

/// Draws a line with this text.
pub fn text_line(says: String) -> Node {
    line_of(says.chars().count()).text_owned(says)
}

/// Makes a line for this many letters. The style sheet sets a long text in smaller letters.
fn line_of(letters: usize) -> Node {
    Node::new("p", "line").attr_owned("style", format!("--n:{letters}"))
}

/// What happened last, which may be empty, and what is asked.
fn says(scene: &Scene<'_>, own: Next) -> (String, String) {
    let game = scene.game;
    let only = |says| (String::new(), says);
    if let Some(buying) = game.buys() {
        return only(buying);
    }
    if let Some(asks) = game.asks_to_confirm() {
        return only(asks);
    }
    let asked = game.public(|view| view.ask().seat().filter(|_| !is_settling(view)));
    let Some(asked) = asked else {
        return only(String::new());
    };
    let turn = say::turn_of(&game.seats().somebody(asked));
    if !game.is_my_turn() {
        // The row beneath tells what happened.
        return only(turn);
    }
    let next = own.says.map_or(turn, |says| says.get().into());
    // The drawn cards lie on the felt, and the row beneath tells what is missing.
    if own.alone || game.public(|view| view.ask().is_to_draw_to_number()) {
        return only(next);
    }
    (game.log().last() + " ", next)
}
