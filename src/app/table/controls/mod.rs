//! The controls: a line that says whose turn it is, a row for an amount or a choice, a row of actions. They keep
//! their place and height whatever is asked.

mod acts;
mod amount_row;
mod bar;
mod buttons;
mod for_families;
mod keys;
mod line;
mod listed;
mod part;
mod prompt;
mod quick;
mod ready;
mod row;

pub use self::acts::watch;
pub use self::amount_row::row as amount_row;
pub use self::bar::{bar, rail};
pub use self::buttons::{act, again, cover, go, look_label, or_again, small, two_buttons};
pub use self::for_families::{hint, hint_and_hide, hint_or_hurry, row_and_acts};
#[cfg(test)]
pub use self::keys::presses;
pub use self::keys::{is_meant_elsewhere, listen, press_key};
pub use self::line::{Next, line as line_of, line_saying, text_line};
pub use self::listed::{
    Button, Listed, Pay, buttons as listed_buttons, key as listed_key, listed, plays,
};
pub use self::part::Part;
use self::prompt::Prompt;
pub use self::ready::ready;
pub use self::row::{choice, choose};
use super::patch::Node;
use super::scene::Scene;
use crate::app::i18n::say;

/// Draws the controls.
#[must_use]
pub fn controls(scene: &Scene<'_>) -> Node {
    // They have the focus while there is nothing to press.
    let controls = Node::new("section", "controls")
        .attr("aria-label", say::WHAT_YOU_CAN_DO.get())
        .attr("tabindex", "-1")
        .attr("translate", "no");
    let bank = scene.games.map(|games| &games.bank);
    let controls = match bank.and_then(|bank| (bank.side)(scene)) {
        Some([tall, wide]) => controls.attr("data-tall", tall).attr("data-wide", wide),
        None => controls,
    };
    let bank = bank.and_then(|bank| (bank.controls)(scene));
    let bank = bank.map(|node| vec![node]);
    let own = || (scene.family.controls)(scene);
    let controls = match bank.or_else(own) {
        Some(own) => controls.children(own),
        None => {
            let prompt = Prompt::now(scene);
            controls
                .maybe_child(line::line(scene))
                .child(row::row(scene, prompt))
                .child(acts::acts(scene, prompt))
        }
    };
    marked(controls)
}

/// Marks the controls with what they contain, for the parts of the style sheet that depend on it.
fn marked(controls: Node) -> Node {
    let of_bus = controls.any(&|node| node.is_a("acts") && node.is_a("bus"));
    let is_low = controls.any(&|node| node.is_a("acts") && node.is_a("low"));
    let has_small = |node: &Node| node.inside().iter().any(|node| node.tag() == "small");
    controls
        .marked_if(of_bus, "has-bus")
        .marked_if(is_low, "has-low")
        .marked_within(&|node| (node.is_a("go") && has_small(node)).then_some("has-small"))
}
