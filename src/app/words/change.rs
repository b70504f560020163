//! What a deal changes.

use crate::engine::{Event, Purse, Seat, View};

/// By how many chips this deal has changed what a seat has. Chips that were bought do not count, nor does a debt.
#[must_use]
pub fn change(view: View<'_>, seat: Seat) -> i64 {
    let changes = view.history().map(|event| change_by(&event, seat));
    changes.fold(0, i64::saturating_add)
}

/// By how many chips an event changes what a seat has.
#[must_use]
pub fn change_by<C>(event: &Event<C>, seat: Seat) -> i64 {
    let seat = Purse::Seat(seat);
    match *event {
        Event::Paid { from, to, chips }
            if from != Purse::Outside && (from == seat) != (to == seat) =>
        {
            let chips = i64::try_from(chips).unwrap_or(i64::MAX);
            if to == seat { chips } else { -chips }
        }
        _ => 0,
    }
}

/// A number with its sign: `+16`, `−4`.
#[must_use]
pub fn signed(change: i64) -> String {
    let sign = if change < 0 { '−' } else { '+' };
    format!("{sign}{}", change.unsigned_abs())
}
