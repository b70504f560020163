//! Whose turn it is in the betting.

use super::asking::wait;
use super::lending;
use crate::engine::facts::vying::{Turn, VyingAsk, VyingRules};
use crate::engine::flow::Flow;
use crate::engine::ground::seat::{Seat, SeatSet};
use crate::engine::model::Dealer;

/// The player on the dealer's left has the first turn. At least two players are dealt in, so the betting is never over
/// at once.
pub(super) fn begin(dealer: &mut Dealer, rules: &VyingRules) -> Flow {
    turn_after(dealer, rules, dealer.table().dealer)
}

/// The next player after this seat who can still bet has the turn.
pub(super) fn turn_after(dealer: &mut Dealer, rules: &VyingRules, seat: Seat) -> Flow {
    let table = dealer.table();
    let Some(seat) = table.next_in(seat) else {
        return Flow::Stay;
    };
    let own = Turn::Own {
        seat,
        offered: false,
        refused: SeatSet::NONE,
    };
    wait(VyingAsk::Turn(lending::current_turn(table, rules, own)))
}
