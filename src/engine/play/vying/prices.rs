//! The cost of a bet and of a see (RULES 1.3, 9.2.4).

use crate::engine::facts::vying::{SeeCost, VyingRules};
use crate::engine::ground::chips::Chips;
use crate::engine::ground::rules::Edition;
use crate::engine::ground::seat::Seat;
use crate::engine::model::Table;

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
    least(table, rules, table.is_blind(seat))
}

fn least(table: &Table, rules: &VyingRules, is_blind: bool) -> Chips {
    let stake = match table.stake() {
        0 => rules.open_min,
        stake => stake,
    };
    if is_blind { stake.div_ceil(2) } else { stake }
}

/// What a player has, and what he may bet.
#[derive(Clone, Copy)]
pub(super) struct Prices {
    pub is_blind: bool,
    pub have: Chips,
    /// The least bet. He may not be able to pay it.
    pub least: Chips,
    /// The most that he may bet, limited by his chips.
    pub most: Chips,
}

impl Prices {
    /// The smallest limit applies, but never below the least bet (RULES 1.3, 9.2.4). The first bet is not a raise (RULES
    /// 9.1).
    pub fn of(table: &Table, rules: &VyingRules, seat: Seat) -> Prices {
        let (is_blind, have) = (table.is_blind(seat), table.chips(seat));
        let least = least(table, rules, is_blind);
        let by_turn = match table.stake() {
            0 => rules.open_max,
            stake => rules.raise_limit.map(|raise| stake.saturating_add(raise)),
        };
        let mut most = Chips::MAX;
        for in_open_chips in [by_turn, rules.bet_cap].into_iter().flatten() {
            most = most.min(in_open_chips);
        }
        if most < Chips::MAX && is_blind {
            most /= 2;
        }
        if rules.pot_limit {
            most = most.min(table.pot());
        }
        Prices {
            is_blind,
            have,
            least,
            most: most.max(least).min(have),
        }
    }
}
