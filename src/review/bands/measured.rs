//! What the decisions of bots cost by the reviews. `cargo xtask strength bands` writes this file.

/// The numbers of seats that were measured.
pub(super) const SEATS: [u32; 4] = [2, 3, 4, 6];

/// For each bot and each number of seats: the cost of a deal in ten-thousandths of the pot, and its standard error.
/// The bots are those of `Band::ALL`.
pub(super) const COSTS: [[(i64, i64); 4]; 5] = [
    [(188, 19), (509, 39), (600, 40), (800, 50)],
    [(770, 90), (1000, 90), (1240, 90), (1500, 90)],
    [(800, 90), (1100, 90), (1300, 90), (1600, 90)],
    [(900, 90), (1300, 90), (1500, 90), (1900, 90)],
    [(4000, 300), (5000, 300), (5500, 300), (6500, 300)],
];
