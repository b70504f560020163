//! What a bet costs in Teen Patti (RULES 10.3). The stake is kept in open chips, as in Brag: a blind player pays half.

use super::super::super::Chips;
use super::super::super::own_rules::{PattiRules, Raise};
use super::super::super::seat::Seat;
use super::super::super::table::Table;

/// The bets that are open to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Prices {
    /// The least.
    pub least: Chips,
    /// The most, his chips counted: never below the least, which he may not be able to pay.
    pub most: Chips,
    /// What lies between one bet and the next.
    pub step: Chips,
}

/// The stake in blind units: the boot before any bet.
fn unit(table: &Table) -> Chips {
    match table.stake() {
        0 => table.rules.ante,
        stake => stake / 2,
    }
}

/// What a seat pays for each blind unit.
fn factor(table: &Table, seat: Seat) -> Chips {
    if table.is_blind(seat) { 1 } else { 2 }
}

/// The least bet, which is also what it costs to see.
pub(super) fn least_bet(table: &Table, seat: Seat) -> Chips {
    unit(table) * factor(table, seat)
}

/// The most that the rules allow: twice the least, or what the largest seen bet comes to, and never below the least.
pub(super) fn limit(table: &Table, rules: &PattiRules, seat: Seat) -> Chips {
    let unit = unit(table);
    let limit = rules.chaal_limit.map_or(Chips::MAX, |limit| limit / 2);
    let most = match rules.raise {
        Raise::Double if unit * 2 > limit => unit,
        _ => (unit * 2).min(limit).max(unit),
    };
    most * factor(table, seat)
}

pub(super) fn prices(table: &Table, rules: &PattiRules, seat: Seat) -> Prices {
    let least = least_bet(table, seat);
    let step = match rules.raise {
        Raise::Any => factor(table, seat),
        Raise::Double => least,
    };
    let most = limit(table, rules, seat).min(table.chips(seat));
    let steps = most.saturating_sub(least).checked_div(step).unwrap_or(0);
    Prices {
        least,
        most: least + steps * step,
        step,
    }
}
