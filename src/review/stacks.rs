//! What a seat has.

use super::decision::Unit;
use crate::engine::{Chips, Event, Purse, Seat, Table, View, Viewer};

/// What the seat has, in thousandths of a chip: its chips, less its debts. So a loan is no gain.
pub(super) fn has(table: &Table, seat: Seat) -> i64 {
    whole_milli(table.view(Viewer::Gallery).net_chips(seat))
}

/// What the seat has, in thousandths of a chip, less the chips that it has bought since this deal began: those are neither
/// won nor luck.
pub(super) fn has_earned(table: &Table, seat: Seat) -> i64 {
    let bought = table.history().iter().map(|event| match *event {
        Event::Paid {
            from: Purse::Outside,
            to: Purse::Seat(to),
            chips,
        } if to == seat => milli(chips),
        _ => 0,
    });
    bought.fold(has(table, seat), i64::saturating_sub)
}

/// What is at stake in a decision: all pots in thousandths of a chip, one life, or one game.
pub(super) fn at_stake(view: View<'_>) -> i64 {
    match Unit::of(view.rules()) {
        Unit::Chips => milli(view.pot().max(1)),
        Unit::Lives | Unit::Games => 1000,
    }
}

pub(super) fn milli(chips: Chips) -> i64 {
    whole_milli(i64::try_from(chips).unwrap_or(i64::MAX))
}

fn whole_milli(chips: i64) -> i64 {
    chips.clamp(-(1 << 40), 1 << 40) * 1000
}
