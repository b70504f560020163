//! What bots win from straightforward ones. `cargo xtask strength` writes this file.

use crate::bots::Temper;

/// The numbers of seats that were measured.
pub(super) const SEATS: [usize; 5] = [2, 3, 4, 6, 8];

/// The bots that were measured.
pub(super) const TEMPERS: [Temper; 3] = [Temper::Careful, Temper::Bragger, Temper::Expert];

/// What each wins at each number of seats, in thousandths of an ante a deal.
pub(super) const MEANS: [[i64; 5]; 3] = [
    [64, -44, -71, 77, 135],
    [-203, -351, -473, -669, -777],
    [210, 1241, 2036, 1413, 2397],
];

/// The standard errors of that.
pub(super) const ERRORS: [[i64; 5]; 3] = [
    [29, 37, 43, 69, 86],
    [31, 56, 64, 86, 93],
    [63, 367, 284, 570, 562],
];
