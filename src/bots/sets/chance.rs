//! The chance that a hand wins in its place.

use super::habits::{CERTAIN, Habits};
use super::spot::Spot;
use super::strength;
use crate::cards::HandValue;
use crate::cards::arrange::MOST_HANDS;

/// The chance that a hand wins in the first place, the second and so on. [`CERTAIN`] is 1.
pub(super) type Chances = [u64; MOST_HANDS];

pub(super) fn of(value: HandValue, spot: &Spot<'_>, habits: Habits<'_>) -> Chances {
    against(
        strength::of(value, spot.ranking.rules().prial_top),
        spot,
        habits,
    )
}

/// The chances of a hand of this strength.
pub(super) fn against(strength: u16, spot: &Spot<'_>, habits: Habits<'_>) -> Chances {
    if strength < strength::least(spot.minimum) {
        return [0; MOST_HANDS];
    }
    let opponents = u32::from(spot.opponents);
    std::array::from_fn(|place| {
        let (weaker, up_to) = habits.below(place, strength);
        if !spot.first_shown {
            return (0..opponents).fold(CERTAIN, |chance, _| chance * weaker / CERTAIN);
        }
        // Of equal hands the first shown wins. Each order is equally likely: `later` of the others show later and may
        // be equal.
        let later = |later: u32| {
            (0..opponents).fold(CERTAIN, |chance, other| {
                chance * if other < later { up_to } else { weaker } / CERTAIN
            })
        };
        (0..=opponents).map(later).sum::<u64>() / u64::from(opponents + 1)
    })
}
