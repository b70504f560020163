//! What the decisions of bots cost by the reviews. `cargo xtask strength bands` writes this file.

/// The numbers of seats that were measured.
pub(super) const SEATS: [u32; 2] = [2, 4];

/// For each bot and each number of seats: the cost of a deal in ten-thousandths of the pot, and its standard error.
/// The bots are those of `Band::ALL`.
pub(super) const COSTS: [[(i64, i64); 2]; 5] = [
    [(236, 47), (987, 99)],
    [(1389, 101), (1633, 157)],
    [(493, 102), (1438, 236)],
    [(1556, 131), (2086, 168)],
    [(6477, 947), (7458, 853)],
];
