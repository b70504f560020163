//! What an expert wins from straightforward bots in other games. `cargo xtask strength` writes this file.

/// The numbers of seats that were measured.
pub(super) const SEATS: [usize; 2] = [2, 4];

/// The key of a game; for each number of seats what he wins, in thousandths of a chip a deal, and its standard error.
pub(super) const GAMES: [(&str, [(i64, i64); 2]); 0] = [];
