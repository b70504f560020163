//! How the phone of each seat reads: by *Scan* in the page, or by a camera app, which needs an address and so a larger code.
//! Nothing comes back from a phone, so its owner says it once, beneath a code.

use std::cell::Cell;

use crate::engine::{Seat, SeatSet};

thread_local! {
    /// The seats whose phones read by a camera app.
    static BY_APP: Cell<SeatSet> = const { Cell::new(SeatSet::NONE) };
}

/// Whether the phone of this seat reads by a camera app.
pub fn is_for_app(seat: Seat) -> bool {
    BY_APP.get().contains(seat)
}

/// The phone of this seat reads by a camera app from now on, or by *Scan*.
pub fn set(seat: Seat, is_for_app: bool) {
    let others = BY_APP.get().iter().filter(|other| *other != seat);
    BY_APP.set(others.chain(is_for_app.then_some(seat)).collect());
}
