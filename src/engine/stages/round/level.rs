//! The end of a round in which all who are in are level.

use super::current::is_playing;
use super::showing;
use super::{RoundRules, Then};
use crate::engine::ending::Ending;
use crate::engine::flow::Flow;
use crate::engine::model::Dealer;
use crate::engine::seat::Seat;
use crate::engine::stages::classic;

/// All who are in show, from the left of `last` on, and the best take the pot.
pub(super) fn show_level(dealer: &mut Dealer, rules: &RoundRules, last: Seat) -> Flow {
    let table = dealer.table();
    let order = table.clockwise_after(last);
    let players: Vec<Seat> = order.filter(|seat| is_playing(table, *seat)).collect();
    let Then::Show(share) = rules.then else {
        return classic::show_brag(dealer, &players);
    };
    showing::show(dealer, &players);
    showing::award(dealer, &players, rules.pot, share);
    Flow::end(Ending::Showdown, true)
}
