//! Plates along the top of a tall screen, in rows of at most four: Stop the Bus and the games for three stakes.

use crate::app::table::places::layout::Ring;
use crate::engine::Seat;

/// The most plates in a row.
const MOST_IN_A_BAND: usize = 4;

impl Ring {
    /// The number of rows of plates.
    #[must_use]
    pub fn bands(self) -> usize {
        self.others().div_ceil(MOST_IN_A_BAND).max(1)
    }

    /// The plates of the fullest row.
    #[must_use]
    pub fn in_a_band(self) -> usize {
        self.others().div_ceil(self.bands()).max(1)
    }

    /// The style that places a seat there. The others sit clockwise from the seat at the bottom.
    #[must_use]
    pub fn in_bands(self, seat: Seat) -> String {
        let seats = self.seats.max(1);
        let clockwise = (seat.index() + seats - self.bottom.index()) % seats;
        let of = self.in_a_band();
        let at = (clockwise + seats - 1) % seats;
        let (band, i) = (at / of, at % of);
        // The last row may have fewer plates.
        let n = of.min(self.others().saturating_sub(band * of)).max(1);
        let (ring, bands) = (self.spot(seat).style(""), self.bands());
        format!("{ring}--i:{i};--n:{n};--band:{band};--bands:{bands};")
    }

    /// The number of seats beside the one at the bottom.
    fn others(self) -> usize {
        self.seats.saturating_sub(1)
    }
}
