//! What bots win from straightforward ones. `cargo xtask strength` writes this file.

use crate::bots::Temper;

/// The numbers of seats that were measured.
pub(super) const SEATS: [usize; 5] = [2, 3, 4, 6, 8];

/// The bots that were measured.
pub(super) const TEMPERS: [Temper; 3] = [Temper::Careful, Temper::Bragger, Temper::Expert];

/// What each wins at each number of seats, in thousandths of an ante a deal.
pub(super) const MEANS: [[i64; 5]; 3] = [
    [104, -11, -26, 137, 161],
    [-194, -337, -433, -654, -746],
    [284, 861, 1323, 1919, 2394],
];

/// The standard errors of that.
pub(super) const ERRORS: [[i64; 5]; 3] = [
    [15, 19, 22, 36, 46],
    [21, 41, 45, 57, 65],
    [93, 117, 92, 110, 132],
];
