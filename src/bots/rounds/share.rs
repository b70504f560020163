//! Chances in whole numbers.

/// A chance in ten-thousandths.
pub(super) type Share = u64;
/// Certainty. Chances are parts of it.
pub(super) const ALL: Share = 10_000;
