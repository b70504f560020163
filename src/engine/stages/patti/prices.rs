//! The cost of a bet in Teen Patti (RULES 10.3). The stake is kept in open chips, as in Brag. A blind player pays half.

use super::{PattiRules, Raise};
use crate::engine::Chips;
use crate::engine::model::Table;
use crate::engine::seat::Seat;

/// The bets that a player can make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Prices {
    /// The least.
    pub least: Chips,
    /// The most, limited by his chips but never below the least. He may not be able to pay the least.
    pub most: Chips,
    /// The step between two bets.
    pub step: Chips,
}

/// The stake in blind units. Before any bet it is the boot.
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

/// The least bet. A see costs the same.
pub(super) fn least_bet(table: &Table, seat: Seat) -> Chips {
    unit(table) * factor(table, seat)
}

/// The most that the rules allow: twice the least, or the limit for seen bets, but never below the least.
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
