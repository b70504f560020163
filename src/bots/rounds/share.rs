//! Chances in whole numbers.

/// A chance in ten-thousandths.
pub(in super::super) type Share = u64;
/// Certainty. Chances are parts of it.
pub(in super::super) const ALL: Share = 10_000;
