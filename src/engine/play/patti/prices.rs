//! The cost of a bet in Teen Patti (RULES 10.3). The stake is kept in open chips, as in Brag. A blind player pays half.

use crate::engine::facts::patti::{PattiRules, Raise};
use crate::engine::ground::chips::Chips;
use crate::engine::ground::seat::Seat;
use crate::engine::model::Table;

/// What a player has, and the bets that he can make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Prices {
    pub is_blind: bool,
    pub have: Chips,
    /// The most that the rules allow.
    pub limit: Chips,
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

/// What a player pays for each blind unit.
fn factor(is_blind: bool) -> Chips {
    if is_blind { 1 } else { 2 }
}

/// The least bet. A see costs the same.
pub(super) fn least_bet(table: &Table, seat: Seat) -> Chips {
    unit(table) * factor(table.is_blind(seat))
}

/// The most that the rules allow: twice the least, or the limit for seen bets, but never below the least.
fn limit(unit: Chips, rules: &PattiRules, is_blind: bool) -> Chips {
    let limit = rules.chaal_limit.map_or(Chips::MAX, |limit| limit / 2);
    let most = match rules.raise {
        Raise::Double if unit * 2 > limit => unit,
        _ => (unit * 2).min(limit).max(unit),
    };
    most * factor(is_blind)
}

impl Prices {
    pub fn of(table: &Table, rules: &PattiRules, seat: Seat) -> Prices {
        let (is_blind, have) = (table.is_blind(seat), table.chips(seat));
        let (unit, factor) = (unit(table), factor(is_blind));
        let least = unit * factor;
        let step = match rules.raise {
            Raise::Any => factor,
            Raise::Double => least,
        };
        let limit = limit(unit, rules, is_blind);
        let most = limit.min(have);
        let steps = most.saturating_sub(least).checked_div(step).unwrap_or(0);
        Prices {
            is_blind,
            have,
            limit,
            least,
            most: least + steps * step,
            step,
        }
    }
}
