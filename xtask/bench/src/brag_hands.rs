//! Ranking hands by Brag's own table, setting five cards to their best, and the tables of odds.

use crate::measure;
use bench_hands::{PIECES, piece};

/// Measures every piece of work.
pub fn measure() {
    for number in 0..PIECES {
        let mut work = piece(number);
        measure::row(&format!("brag: {}", work.name), work.units, &mut work.run);
    }
}
