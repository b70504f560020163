//! The moment in which a deal ends: a light for a player at the screen who wins, and the pot that stays. It lies over the felt
//! for about a second, takes no press, and ends with nothing to see. Without motion there is nothing of it.

use super::chips::pile;
use super::state::FeltState;
use crate::app::i18n::say;
use crate::app::table::patch::Node;
use crate::app::words;
use crate::engine::View;

/// Draws the moment. `None`: no deal has ended, or nothing special with it.
pub fn moment(view: View<'_>, at: &FeltState) -> Option<Node> {
    if !at.is_over {
        return None;
    }
    let moment = Node::new("div", "cheer").attr("aria-hidden", "true");
    let own = at.layout.own_seat;
    let has_won = own.is_some_and(|own| words::change(view, own) > 0);
    // In a game for lives the pot always stays until the last deal.
    let carried = view.carried().min(view.pot());
    if carried > 0 && view.rules().lives().is_none() {
        let says = Node::new("span", "carried").text_owned(say::carried(carried));
        let stays = moment.attr("class", "cheer stays").key(1);
        return Some(stays.child(pile(carried)).child(says));
    }
    has_won.then(|| moment.attr("class", "cheer won").key(2))
}
