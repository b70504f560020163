//! The cost of a bet and of a see (RULES 1.3, 9.2.4).

use super::{SeeCost, VyingRules};
use crate::engine::Chips;
use crate::engine::model::Table;
use crate::engine::rules::Edition;
use crate::engine::seat::Seat;

/// The cost of a see, by the table of RULES 1.3. The lower price holds only against an open hand (RULES 9.2.16).
pub(super) fn see_cost(table: &Table, rules: &VyingRules, payer: Seat, seen: Seat) -> Chips {
    let stake = table.stake();
    let seen_is_blind = match table.rules.edition {
        Edition::First => table.is_blind(seen) && !table.is_blind(payer),
        Edition::Second => table.is_blind(seen),
    };
    match (table.is_blind(payer), seen_is_blind, rules.see_cost) {
        (false, true, _) | (false, false, SeeCost::Double) => stake * 2,
        (false, false, SeeCost::Equal) | (true, _, SeeCost::Double) | (true, true, _) => stake,
        (true, false, SeeCost::Equal) => stake.div_ceil(2),
    }
}

/// The least bet: the stake, or half of it for a blind man (RULES 1.3).
pub(super) fn least_bet(table: &Table, rules: &VyingRules, seat: Seat) -> Chips {
    let stake = match table.stake() {
        0 => rules.open_min,
        stake => stake,
    };
    if table.is_blind(seat) {
        stake.div_ceil(2)
    } else {
        stake
    }
}

/// The least and the most that a player may bet, apart from his chips. The smallest limit applies, but never below the
/// least bet (RULES 1.3, 9.2.4). The first bet is not a raise (RULES 9.1).
pub(super) fn bets(table: &Table, rules: &VyingRules, seat: Seat) -> (Chips, Chips) {
    let least = least_bet(table, rules, seat);
    let by_turn = match table.stake() {
        0 => rules.open_max,
        stake => rules.raise_limit.map(|raise| stake.saturating_add(raise)),
    };
    let mut most = Chips::MAX;
    for in_open_chips in [by_turn, rules.bet_cap].into_iter().flatten() {
        most = most.min(in_open_chips);
    }
    if most < Chips::MAX && table.is_blind(seat) {
        most /= 2;
    }
    if rules.pot_limit {
        most = most.min(table.pot());
    }
    (least, most.max(least).min(table.chips(seat)))
}
