//! The codes by which phones join: how many were shown for each seat, and the chance in the key of the last.

use super::state::{Joins, MOST_JOINS, MOST_SEATS, Session};
use crate::engine::Seat;
use crate::random::Seed;

impl Session {
    /// The codes by which phones have joined.
    #[must_use]
    pub fn joins(&self) -> Joins {
        self.joins
    }

    /// Sets the codes by which phones have joined.
    pub fn set_joins(&mut self, joins: Joins) {
        self.joins = joins;
    }

    /// Makes another key for this seat, by which a phone joins. `chance` goes into it.
    pub fn join_again(&mut self, seat: Seat, chance: Seed) {
        let Joins {
            shown,
            chance: last,
        } = &mut self.joins;
        if let (Some(shown), Some(last)) = (shown.get_mut(seat.index()), last.get_mut(seat.index()))
        {
            *shown = shown.saturating_add(1).min(MOST_JOINS);
            *last = Some(chance);
        }
    }

    /// Goes on counting codes where another sitting by the same seed has ended. Its phones hold no key of this one, and no number
    /// of a code is given again.
    pub fn count_codes_from(&mut self, joins: Joins) {
        self.joins.shown = joins.shown.map(next_code);
    }

    /// Makes another key for each seat that has had a code, because the sitting comes back from a text: whoever had it may have
    /// played on with it, so no phone that has joined reads on. `chance` is drawn for each key.
    pub fn lock_phones_out(&mut self, chance: impl Fn() -> Seed) {
        for seat in 0..MOST_SEATS {
            if self.joins.shown[seat] > 0 {
                self.join_again(Seat(seat as u8), chance());
            }
        }
    }
}

/// The number of codes once those that have been shown make way for another. None stays none.
#[must_use]
pub fn next_code(shown: u8) -> u8 {
    match shown {
        0 => 0,
        shown => shown.saturating_add(1).min(MOST_JOINS),
    }
}
