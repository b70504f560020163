//! The controls: a line that says whose turn it is, a row for an amount or a choice, a row of actions. They keep
//! their place and height whatever is asked.

mod acts;
mod amount;
mod amount_row;
mod bar;
mod buttons;
mod keys;
mod line;
mod listed;
mod own;
mod part;
mod prompt;
mod quick;
mod ready;
mod row;
mod throw;

pub use self::acts::watch;
pub use self::amount::Amount;
pub use self::amount_row::row as amount_row;
pub use self::bar::{bar, rail};
pub use self::buttons::{act, again, cover, go, or_again, small, two_buttons};
pub use self::keys::{is_meant_elsewhere, key, listen};
pub use self::line::line as line_of;
pub use self::listed::{Button, Listed, Pay, key as listed_key, listed, plays};
pub use self::own::{hint, hint_and_hide, row_and_acts};
pub use self::part::Part;
use self::prompt::Prompt;
pub use self::ready::ready;
use super::family;
use super::page::Page;
use super::patch::Node;
use crate::app::i18n::say;

/// Draws the controls.
#[must_use]
pub fn controls(page: Page) -> Node {
    let choices = page.game.choices();
    // They have the focus while there is nothing to press.
    let controls = Node::new("section", "controls")
        .attr("aria-label", say::WHAT_YOU_CAN_DO.get())
        .attr("tabindex", "-1");
    let family = page.game.shown.public(|view| family::of(view.rules()));
    let family = family.and_then(|family| (family.controls)(page, &choices));
    match family {
        Some(own) => controls.child(own),
        None => {
            let prompt = Prompt::now(page, &choices);
            controls
                .maybe_child(line::line(page, &choices))
                .child(row::row(page, prompt, &choices))
                .child(acts::acts(page, prompt, &choices))
        }
    }
}
