//! The suggested amounts of a bet.

use crate::app::i18n::say;
use crate::app::table::patch::Node;
use crate::app::table::press::{Press, Quick};
use crate::engine::Chips;

/// Draws a button for each suggested amount. One that is not allowed keeps its place.
pub fn quick(now: Chips, least: Chips, most: Chips, pot: Chips) -> Node {
    // Of several that are the same amount, the first is lit.
    let is_now = |quick: &Quick| quick.chips(least, pot) == now;
    let lit = Quick::ALL.into_iter().find(is_now);
    let lit = lit.map(|quick| quick as u64);
    let one = |quick: Quick| {
        let chips = quick.chips(least, pot);
        let (says, name) = match quick {
            Quick::Least => (say::QUICK_LEAST.get(), say::QUICK_LEAST_NAME.get()),
            Quick::Double => ("×2", say::QUICK_DOUBLE_NAME.get()),
            Quick::HalfPot => ("½", say::QUICK_HALF_NAME.get()),
            Quick::Pot => (say::QUICK_POT.get(), say::QUICK_POT_NAME.get()),
        };
        Node::new("button", "")
            .key(quick as u64)
            .attr("title", name)
            .aria_disabled(!(least..=most).contains(&chips))
            .attr_if(lit == Some(quick as u64), "data-on", "")
            .on(Press::Quick(quick))
            .text(says)
    };
    let quick = Node::new("span", "quick");
    quick.children(Quick::ALL.map(one).into())
}
