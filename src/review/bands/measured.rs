//! What the decisions of bots cost by the reviews. `cargo xtask strength bands` writes this file.

/// The numbers of seats that were measured.
pub(super) const SEATS: [u32; 2] = [2, 4];

/// For each bot and each number of seats: the cost of a deal in ten-thousandths of the pot, and its standard error.
/// The bots are those of `Band::ALL`.
pub(super) const COSTS: [[(i64, i64); 2]; 5] = [
    [(193, 36), (702, 76)],
    [(1399, 100), (1669, 147)],
    [(497, 102), (1462, 238)],
    [(1558, 130), (2280, 166)],
    [(6444, 945), (7133, 799)],
];
