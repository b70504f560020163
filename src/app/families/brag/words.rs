//! The cost of a bet in Brag.

use crate::app::i18n::say;
use crate::app::table::felt::pays;
use crate::app::table::patch::Node;
use crate::app::table::scene::Speech;
use crate::engine::View;

/// The words of the game.
pub static SPEECH: Speech = Speech {
    stake,
    ..Speech::DEFAULT
};

/// Draws the cost of a bet: for an open player, and where hands may be played blind, for a blind one.
fn stake(view: View<'_>) -> Option<Node> {
    let vying = view.rules().vying()?;
    let open = if view.stake() > 0 && !view.is_between_deals() {
        view.stake()
    } else {
        vying.open_min
    };
    let blind = vying.blind_play.then(|| open.div_ceil(2));
    Some(
        Node::new("div", "stake")
            .child(pays(say::OPEN_PAYS, open))
            .maybe_child(blind.map(|blind| pays(say::BLIND_PAYS, blind))),
    )
}
