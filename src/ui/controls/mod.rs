//! The rail under the thumb: a line that says whose turn it is, one row for an amount or a choice, one row of actions. It
//! keeps its place and its height whatever is offered.

mod acts;
mod amount;
mod bar;
mod keys;
mod line;
mod listed;
mod own;
mod quick;
mod row;
mod throw;

pub use self::acts::{act, few, go, small, watch};
pub use self::amount::{Amount, row as amount_row};
pub use self::bar::bar;
pub use self::keys::listen;
pub use self::line::line as line_of;
pub use self::listed::{Button, Listed, Pay, key as listed_key, listed, plays};
pub use self::own::{both, hint, hint_and_hide};
pub use self::quick::Quick;
use super::family;
use super::language::say;
use super::page::Page;
use super::patch::Node;

/// The controls.
#[must_use]
pub fn controls(page: Page) -> Node {
    let choices = page.game.choices();
    let controls = Node::new("section", "controls").with("aria-label", say::WHAT_YOU_CAN_DO.get());
    let family = page.game.public(|view| family::of(view.rules()));
    let family = family.and_then(|family| (family.controls)(page, &choices));
    match family {
        Some(own) => controls.hold(own),
        None => controls
            .maybe(line::line(page, &choices))
            .hold(row::row(page, &choices))
            .hold(acts::acts(page, &choices)),
    }
}
