//! What the decisions of bots cost by the reviews. `cargo xtask strength bands` writes this file.

/// The numbers of seats that were measured.
pub(super) const SEATS: [u32; 2] = [2, 4];

/// For each bot and each number of seats: the cost of a deal in ten-thousandths of the pot, and its standard error.
/// The bots are those of `Band::ALL`.
pub(super) const COSTS: [[(i64, i64); 2]; 5] = [
    [(188, 19), (442, 35)],
    [(1325, 65), (1542, 149)],
    [(513, 104), (1514, 250)],
    [(1621, 141), (2175, 175)],
    [(6453, 945), (6566, 726)],
];
