//! Small chances.

use crate::random::Rng;

/// Whether an event with this chance in per cent happens.
pub(super) fn percent(times: u32, rng: &mut Rng) -> bool {
    rng.below(100) < times
}
