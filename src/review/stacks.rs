//! What a seat has.

use crate::engine::{Chips, Event, Purse, Seat, Table, Viewer};

/// What the seat has, in thousandths of a chip: its chips, less its debts. So a loan is no gain.
pub(super) fn has(table: &Table, seat: Seat) -> i64 {
    whole_milli(table.view(Viewer::Gallery).net_chips(seat))
}

/// The same, less the chips that it has bought since this deal began: those are neither won nor luck.
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

pub(super) fn milli(chips: Chips) -> i64 {
    whole_milli(i64::try_from(chips).unwrap_or(i64::MAX))
}

fn whole_milli(chips: i64) -> i64 {
    chips.clamp(-(1 << 40), 1 << 40) * 1000
}
