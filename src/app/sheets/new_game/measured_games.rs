//! What an expert wins from straightforward bots in other games. `cargo xtask strength` writes this file.

/// The numbers of seats that were measured.
pub(super) const SEATS: [usize; 2] = [2, 4];

/// The key of a game; for each number of seats what he wins, in thousandths of a chip a deal, and its standard error.
pub(super) const GAMES: [(&str, [(i64, i64); 2]); 9] = [
    ("four_card", [(338, 332), (1402, 371)]),
    ("five_card", [(915, 272), (831, 328)]),
    ("best_of_seven", [(782, 248), (1630, 505)]),
    ("three_stake", [(656, 96), (1506, 305)]),
    ("post_and_pair", [(549, 104), (1390, 371)]),
    ("american", [(516, 236), (1179, 394)]),
    ("braggers", [(396, 109), (1226, 420)]),
    ("draw_brag", [(672, 128), (368, 164)]),
    ("teen_patti", [(478, 92), (692, 252)]),
];
