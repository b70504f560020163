//! Plates along the top of a tall screen, in one row or two, and beside the middle of a wide one: Stop the Bus and the games
//! for three stakes.

use crate::app::table::places::layout::Ring;
use crate::engine::Seat;

/// The places beside the middle of a wide felt, by their number on a side and from the top on towards the player's own: across
/// from the edge and down, in hundredths.
const BESIDE: [&[(u8, u8)]; 4] = [
    &[(50, 50)],
    &[(50, 25), (50, 75)],
    &[(75, 25), (25, 25), (50, 75)],
    &[(75, 25), (25, 25), (25, 75), (75, 75)],
];

impl Ring {
    /// The number of rows of plates. More than `most` lie in two.
    #[must_use]
    pub fn bands(self, most: usize) -> usize {
        if self.others() > most { 2 } else { 1 }
    }

    /// The plates of the fullest row.
    #[must_use]
    pub fn in_a_band(self, most: usize) -> usize {
        self.others().div_ceil(self.bands(most)).max(1)
    }

    /// The style that places a seat there. The others sit clockwise from the seat at the bottom: up on the left, along the top,
    /// and down on the right.
    #[must_use]
    pub fn in_bands(self, seat: Seat, most: usize) -> String {
        let others = self.others();
        let at = self.clockwise(seat);
        let of = self.in_a_band(most);
        let low = others.saturating_sub(of);
        let left = low.div_ceil(2);
        let (band, i) = match at {
            at if at < left => (1, left - 1 - at),
            at if at < left + of => (0, at - left),
            at => (1, (others + left).saturating_sub(at + 1)),
        };
        let n = if band == 0 { of } else { low };
        let (ring, bands) = (self.spot(seat).style(""), self.bands(most));
        format!("{ring}--i:{i};--n:{n};--band:{band};--bands:{bands};")
    }

    /// The style that places a seat beside the middle of a wide felt.
    #[must_use]
    pub fn beside(self, seat: Seat) -> String {
        let others = self.others();
        let at = self.clockwise(seat);
        let left = others.div_ceil(2);
        let (flank, of, nth) = if at < left {
            (-1, left, left - 1 - at)
        } else {
            (1, others - left, at - left)
        };
        let places = of.checked_sub(1).and_then(|of| BESIDE.get(of));
        let (x, y) = places
            .and_then(|places| places.get(nth).copied())
            .unwrap_or((50, 50));
        format!("--flank:{flank};--gx:{x};--gy:{y};")
    }

    /// How many seats lie between this one and the one at the bottom, clockwise from there.
    fn clockwise(self, seat: Seat) -> usize {
        let seats = self.seats.max(1);
        (seat.index() + 2 * seats - self.bottom.index() - 1) % seats
    }

    /// The number of seats beside the one at the bottom.
    fn others(self) -> usize {
        self.seats.saturating_sub(1)
    }
}

#[cfg(test)]
mod tests {
    use super::{Ring, Seat};

    /// The row and the place in it of each seat, clockwise from the one at the bottom.
    fn rows(seats: usize, most: usize) -> Vec<String> {
        let ring = Ring {
            bottom: Seat(0),
            seats,
        };
        let of = |seat| {
            let style = ring.in_bands(Seat(seat), most);
            let value = |name: &str| {
                let (_, after) = style.split_once(name).expect("the property");
                after.split(';').next().expect("its value").to_owned()
            };
            format!("{}/{}", value("--band:"), value("--i:"))
        };
        (1..seats as u8).map(of).collect()
    }

    #[test]
    fn the_others_sit_up_on_the_left_along_the_top_and_down_on_the_right() {
        assert_eq!(rows(4, 3), ["0/0", "0/1", "0/2"]);
        assert_eq!(rows(5, 3), ["1/0", "0/0", "0/1", "1/1"]);
        assert_eq!(rows(5, 4), ["0/0", "0/1", "0/2", "0/3"]);
        assert_eq!(
            rows(8, 4),
            ["1/1", "1/0", "0/0", "0/1", "0/2", "0/3", "1/2"]
        );
    }

    #[test]
    fn each_has_a_place_of_its_own_beside_the_middle() {
        for seats in 2..=8 {
            let ring = Ring {
                bottom: Seat(0),
                seats,
            };
            let mut places: Vec<_> = (1..seats as u8)
                .map(|seat| ring.beside(Seat(seat)))
                .collect();
            places.sort();
            places.dedup();
            assert_eq!(places.len(), seats - 1);
        }
    }
}
