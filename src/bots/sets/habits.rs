//! How others set their hands.

use super::marks::{self, MARKS};

/// The strengths of the hands that others set, by place. Each place has marks, weakest first, with equally many hands
/// between two of them.
#[derive(Clone, Copy, Debug)]
pub struct Habits<'a>(pub &'a [[u16; MARKS]]);

/// Certainty. Chances are parts of it.
pub(super) const CERTAIN: u64 = 1 << 16;

/// Half of the hands at one mark.
const HALF: u64 = CERTAIN / (2 * MARKS as u64);

impl Habits<'_> {
    /// The habits of good players who set this many hands from this many cards.
    pub(super) fn of(hands: usize, cards: usize) -> Habits<'static> {
        Habits(match (hands, cards) {
            (..=2, ..=6) => &marks::SIX,
            (..=2, _) => &marks::SEVEN,
            (3, ..=9) => &marks::NINE,
            (3, _) => &marks::TEN,
            (4, _) => &marks::THIRTEEN,
            _ => &marks::FIFTEEN,
        })
    }

    /// The chance that the hand of a rival in this place is weaker than this strength, and the chance that it is not
    /// stronger.
    pub(super) fn below(&self, place: usize, strength: u16) -> (u64, u64) {
        let Some(marks) = self.0.get(place.min(self.0.len().saturating_sub(1))) else {
            return (CERTAIN / 2, CERTAIN / 2);
        };
        let weaker = marks.partition_point(|mark| *mark < strength);
        let up_to = marks.partition_point(|mark| *mark <= strength);
        if up_to > weaker {
            return (at(weaker), at(up_to - 1));
        }
        let (from, low) = match weaker.checked_sub(1) {
            Some(before) => (marks[before], at(before)),
            None => (0, 0),
        };
        let (to, high) = match marks.get(weaker) {
            Some(mark) => (*mark, at(weaker)),
            None => (super::strength::TOP, CERTAIN),
        };
        let (part, whole) = (
            u64::from(strength - from),
            u64::from(to.max(strength) - from),
        );
        let between = low + (high - low) * part / whole.max(1);
        (between, between)
    }
}

/// The share of hands that are weaker than a mark, with half of those at the mark.
fn at(mark: usize) -> u64 {
    (2 * mark as u64 + 1) * HALF
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::sets::strength::TOP;

    #[test]
    fn a_stronger_hand_is_never_weaker_than_more() {
        for (hands, cards) in [(2, 6), (2, 7), (3, 9), (3, 10), (4, 13), (5, 15)] {
            let habits = Habits::of(hands, cards);
            assert_eq!(habits.0.len(), hands);
            for place in 0..hands {
                let mut before = 0;
                for strength in 0..TOP {
                    let (weaker, up_to) = habits.below(place, strength);
                    assert!(before <= weaker && weaker <= up_to && up_to <= CERTAIN);
                    before = up_to;
                }
            }
        }
    }
}
