//! Chances as whole numbers.

/// A chance in thousandths: a whole number, so that a decision is the same on every machine.
pub type PerMille = u32;
