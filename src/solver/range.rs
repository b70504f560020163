//! Ranges: how likely a player holds each bucket, in whole numbers.

/// The number of buckets of hands.
pub const BUCKETS: usize = 64;

/// A number for each bucket. As chances they are in parts of [`ONE`].
pub type Range = [i32; BUCKETS];

/// The bits of a chance.
pub(super) const BITS: u32 = 28;

/// The chance 1 of a range.
pub const ONE: i32 = 1 << BITS;

/// The bits of a chance of one move.
pub(super) const MOVE_BITS: u32 = 15;

/// The chance 1 of a move.
pub const SURE: i32 = 1 << MOVE_BITS;

/// Nothing.
pub(super) const NONE: Range = [0; BUCKETS];

/// A part of a number: a chance of a move of it, rounded down.
#[inline]
pub(super) fn part(of: i32, chance: i32) -> i32 {
    ((i64::from(of) * i64::from(chance)) >> MOVE_BITS) as i32
}

/// Each bucket by its chance of a move.
#[inline]
pub(super) fn parts(of: &Range, chances: &Range) -> Range {
    std::array::from_fn(|bucket| part(of[bucket], chances[bucket]))
}

/// All buckets by one chance of a move.
#[inline]
pub(super) fn scaled(of: &Range, chance: i32) -> Range {
    of.map(|of| part(of, chance))
}

/// The sum of all buckets.
#[inline]
pub(super) fn sum(of: &Range) -> i64 {
    of.iter().map(|of| i64::from(*of)).sum()
}

/// The mean of values weighed by chances.
#[inline]
pub(super) fn mean(values: &Range, weights: &Range) -> i32 {
    let both = values.iter().zip(weights);
    let all: i64 = both.map(|(a, b)| i64::from(*a) * i64::from(*b)).sum();
    (all >> BITS) as i32
}

/// This much in all, spread by these weights.
#[inline]
pub(super) fn spread(all: i64, weights: &Range) -> Range {
    weights.map(|weight| ((all * i64::from(weight)) >> BITS) as i32)
}
