//! What a seat has.

use crate::engine::{Chips, Seat, Table};

pub(super) fn chips(table: &Table, seat: Seat) -> Chips {
    table.stacks().nth(seat.index()).unwrap_or(0)
}

pub(super) fn milli(chips: Chips) -> i64 {
    (chips.min(1 << 40) as i64) * 1000
}
