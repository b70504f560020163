//! Measures evaluating and setting hands, swaps, and the odds.

use crate::measure;
use bench_hands::{HANDS, piece};

/// Measures every piece of work with hands.
pub fn measure() {
    for number in 0..HANDS {
        let mut work = piece(number);
        measure::row(&format!("brag: {}", work.name), work.units, &mut work.run);
    }
}
