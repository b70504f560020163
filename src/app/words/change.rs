//! What a deal changes.

use crate::engine::{Event, Purse, Seat, View};

/// By how many chips this deal has changed what a seat has. Chips that were bought do not count, nor does a debt.
#[must_use]
pub fn change(view: View<'_>, seat: Seat) -> i64 {
    let seat = Purse::Seat(seat);
    view.history().fold(0, |change, event| match event {
        Event::Paid { from, to, chips }
            if from != Purse::Outside && (from == seat) != (to == seat) =>
        {
            let chips = i64::try_from(chips).unwrap_or(i64::MAX);
            let signed = if to == seat { chips } else { -chips };
            i64::saturating_add(change, signed)
        }
        _ => change,
    })
}

/// A number with its sign: `+16`, `−4`.
#[must_use]
pub fn signed(change: i64) -> String {
    let sign = if change < 0 { '−' } else { '+' };
    format!("{sign}{}", change.unsigned_abs())
}
