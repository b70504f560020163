//! Measures playouts.

use crate::measure;
use bench_hands::{HANDS, PIECES, piece};

/// Measures every piece of work with playouts.
pub fn measure() {
    for number in HANDS..PIECES {
        let mut work = piece(number);
        measure::row(&format!("brag: {}", work.name), work.units, &mut work.run);
    }
}
