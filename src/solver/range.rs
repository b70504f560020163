//! Ranges: how likely a player holds each bucket, in whole numbers.

/// The number of buckets of hands.
pub const BUCKETS: usize = 64;

/// A number for each bucket. As chances they are in parts of [`ONE`].
pub type Range = [i32; BUCKETS];

/// The chances of a move for each bucket, in parts of [`SURE`].
pub type Chances = [i16; BUCKETS];

/// The bits of a chance.
pub(super) const BITS: u32 = 28;

/// The chance 1 of a range.
pub const ONE: i32 = 1 << BITS;

/// The bits of a chance of one move.
pub(super) const MOVE_BITS: u32 = 14;

/// The chance 1 of a move.
pub const SURE: i32 = 1 << MOVE_BITS;

/// Nothing.
pub(super) const NONE: Range = [0; BUCKETS];

/// A part of a chance. Both halves of it are multiplied apart: compilers make faster code of short products.
#[inline(always)]
pub(super) fn part(of: i32, chance: i16) -> i32 {
    let (high, low) = (of >> MOVE_BITS, of & (SURE - 1));
    let chance = i32::from(chance);
    high * chance + ((low * chance) >> MOVE_BITS)
}

/// Each bucket by its chance of a move.
#[inline]
pub(super) fn parts(of: &Range, chances: &Chances) -> Range {
    std::array::from_fn(|bucket| part(of[bucket], chances[bucket]))
}

/// The sum of all buckets of a range, at most [`ONE`].
#[inline]
pub(super) fn sum(of: &Range) -> i32 {
    of.iter().sum()
}

/// The mean of values weighed by chances.
pub(super) fn mean(values: &Range, weights: &Range) -> i32 {
    let both = values.iter().zip(weights);
    let all: i64 = both.map(|(a, b)| i64::from(*a) * i64::from(*b)).sum();
    (all >> BITS) as i32
}

/// This much in all, spread by these weights.
pub(super) fn spread(all: i32, weights: &Range) -> Range {
    weights.map(|weight| ((i64::from(all) * i64::from(weight)) >> BITS) as i32)
}

/// Shares the chance 1 of a move in these proportions, none negative. The largest gets what rounding leaves.
#[inline]
pub(super) fn share(moves: usize, of: impl Fn(usize) -> i32, mut give: impl FnMut(usize, i16)) {
    let all: u64 = (0..moves).map(|nth| of(nth) as u64).sum();
    if all == 0 {
        let each = SURE / moves as i32;
        (1..moves).for_each(|nth| give(nth, each as i16));
        give(0, (SURE - each * (moves as i32 - 1)) as i16);
        return;
    }
    // The sum gets 16 bits, so its inverse has 15 or 16.
    let bits = 64 - all.leading_zeros();
    let inverse = (1_u32 << 31) / scale(all, bits);
    let (mut left, mut largest, mut most) = (SURE, 0, -1);
    for nth in 0..moves {
        let parts = of(nth);
        let chance = ((scale(parts as u64, bits) * inverse) >> (31 - MOVE_BITS)) as i32;
        give(nth, chance as i16);
        left -= chance;
        if parts > most {
            (most, largest) = (parts, nth);
        }
    }
    let chance = ((scale(most as u64, bits) * inverse) >> (31 - MOVE_BITS)) as i32;
    give(largest, (chance + left) as i16);
}

/// Moves a number of so many bits to 16 bits.
#[inline(always)]
fn scale(number: u64, bits: u32) -> u32 {
    ((number << 16) >> bits) as u32
}
