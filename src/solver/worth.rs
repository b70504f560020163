//! What the ends of a deal are worth to each bucket, given the other's range.

use super::buckets::{Buckets, SHARED};
use super::range::{BITS, BUCKETS, Range, sum};

/// The worth of an end that does not depend on the hands.
pub(super) fn settled(buckets: &Buckets, worth: i32, other: &Range) -> Range {
    let of = |reach: i64| ((reach * i64::from(worth)) >> BITS) as i32;
    match &buckets.joint {
        Some(joint) => std::array::from_fn(|own| of(met(other, &joint[own]))),
        None => [of(sum(other).into()); BUCKETS],
    }
}

/// The worth of a comparison: `lost` for all, and the pot for the winner. The payer wins only with the better hand.
pub(super) fn showdown(buckets: &Buckets, lost: i32, pot: i32, pays: bool, other: &Range) -> Range {
    if let Some(joint) = &buckets.joint {
        return std::array::from_fn(|own| {
            let row = &joint[own];
            let equal = (i64::from(other[own]) * i64::from(row[own])) >> SHARED;
            let below = met(&other[..own], &row[..own]);
            let above = met(&other[own + 1..], &row[own + 1..]);
            let all = (below + equal + above) * i64::from(lost);
            let won = below + wins(buckets, own, equal, pays);
            ((all + won * i64::from(pot)) >> BITS) as i32
        });
    }
    let all = i64::from(sum(other)) * i64::from(lost);
    let mut below = 0;
    std::array::from_fn(|own| {
        let equal = i64::from(other[own]);
        let won = below + wins(buckets, own, equal, pays);
        below += equal;
        ((all + won * i64::from(pot)) >> BITS) as i32
    })
}

/// The part of the other's hands of the same bucket that this side beats.
#[inline(always)]
fn wins(buckets: &Buckets, own: usize, equal: i64, pays: bool) -> i64 {
    let better = (equal * i64::from(buckets.better[own])) >> BITS;
    if pays { better } else { equal - better }
}

/// A range as far as it can meet a hand.
fn met(other: &[i32], row: &[i32]) -> i64 {
    let both = other.iter().zip(row);
    let all: i64 = both.map(|(a, b)| i64::from(*a) * i64::from(*b)).sum();
    all >> SHARED
}
