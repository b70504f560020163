//! The moment in which a deal ends: a light for a player at the screen who wins. It lies over the felt for about a second,
//! takes no press, and ends with nothing to see. Without motion there is nothing of it.

use super::state::FeltState;
use crate::app::table::patch::Node;
use crate::app::words;
use crate::engine::View;

/// Draws the moment. `None`: no deal has ended, or nobody at the screen has won.
pub fn moment(view: View<'_>, at: &FeltState) -> Option<Node> {
    if !at.is_over {
        return None;
    }
    let own = at.layout.own_seat;
    let has_won = own.is_some_and(|own| words::change(view, own) > 0);
    has_won.then(|| {
        let moment = Node::new("div", "cheer").attr("class", "cheer won");
        moment.attr("aria-hidden", "true")
    })
}
