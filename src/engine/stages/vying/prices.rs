//! What a bet and a see cost (RULES 1.3, 9.2.4).

use super::super::super::Chips;
use super::super::super::rules::{SeeCost, VyingRules};
use super::super::super::seat::Seat;
use super::super::super::table::Table;

/// The price of a see by the table of RULES 1.3.
pub(super) fn see_cost(table: &Table, rules: &VyingRules, payer: Seat, seen: Seat) -> Chips {
    let stake = table.stake();
    match (table.is_blind(payer), table.is_blind(seen), rules.see_cost) {
        (false, true, _) | (false, false, SeeCost::Double) => stake * 2,
        (false, false, SeeCost::Equal) | (true, _, SeeCost::Double) => stake,
        (true, _, SeeCost::Equal) => stake.div_ceil(2),
    }
}

/// The least and the most a player may put in, his chips set aside: the smallest limit applies, and
/// never below the least bet (RULES 1.3, 9.2.4). The first bet is no raise (RULES 9.1).
pub(super) fn bets(table: &Table, rules: &VyingRules, seat: Seat) -> (Chips, Chips) {
    let blind = table.is_blind(seat);
    let opening = table.stake() == 0;
    let open_least = if opening {
        rules.open_min
    } else {
        table.stake()
    };
    let least = if blind {
        open_least.div_ceil(2)
    } else {
        open_least
    };
    let in_open_chips = [
        rules.open_max.filter(|_| opening),
        rules
            .raise_limit
            .filter(|_| !opening)
            .map(|raise| table.stake().saturating_add(raise)),
        rules.bet_cap,
    ];
    let by_open = in_open_chips
        .into_iter()
        .flatten()
        .map(|most| if blind { most / 2 } else { most });
    let by_pot = rules.pot_limit.then(|| table.pot());
    let limit = by_open
        .chain(by_pot)
        .min()
        .map_or(Chips::MAX, |limit| limit.max(least));
    (least, limit.min(table.chips(seat)))
}
