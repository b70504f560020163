//! The setting that is worth most, of all that the cards can make.

use std::cmp::Reverse;

use arrayvec::ArrayVec;

use super::chance::{self, Chances};
use super::habits::Habits;
use super::spot::Spot;
use super::worth::Worth;
use crate::bots::temper::Temper;
use crate::cards::arrange::{Arrangement, Level, MOST_HANDS, Makings, SetHand};
use crate::cards::{HandValue, sort_few};

/// How a player of this temper sets the hands that are not laid yet.
#[must_use]
pub fn set(spot: &Spot<'_>, temper: Temper) -> Arrangement {
    set_against(spot, temper, Habits::of(spot.hands(), spot.cards()))
}

/// How a player of this temper sets the hands that are not laid yet, against others with these habits.
#[must_use]
pub fn set_against(spot: &Spot<'_>, temper: Temper, habits: Habits<'_>) -> Arrangement {
    let worth = Worth::new(spot, temper);
    let weighing = Weighing::new(spot, habits, &worth);
    spot.makings.best(|levels| weighing.of(levels))
}

/// The worth of a setting: the expected worth over all ways in which its hands can win and lose.
pub(super) struct Weighing<'a> {
    worth: &'a Worth,
    values: &'a [HandValue],
    /// The chances of each hand that can be made, by level.
    made: Vec<Chances>,
    /// The hands that are laid already, best first.
    laid: ArrayVec<(HandValue, Chances), MOST_HANDS>,
}

impl<'a> Weighing<'a> {
    pub fn new(spot: &Spot<'a>, habits: Habits<'_>, worth: &'a Worth) -> Weighing<'a> {
        let chances = |value| chance::of(value, spot, habits);
        let values = spot.makings.values();
        let mut laid: ArrayVec<_, MOST_HANDS> = spot
            .laid
            .iter()
            .take(MOST_HANDS)
            .map(|hand| (hand.value(), chances(hand.value())))
            .collect();
        sort_few(&mut laid, |(value, _)| Reverse(*value));
        Weighing {
            worth,
            values,
            made: values.iter().map(|value| chances(*value)).collect(),
            laid,
        }
    }

    /// The worth of the best setting.
    pub fn most(&self, makings: &Makings) -> i64 {
        let best = makings.best(|levels| self.of(levels));
        let level = |hand: &SetHand| self.values.partition_point(|value| *value < hand.value());
        let levels: ArrayVec<Level, MOST_HANDS> =
            best.hands.iter().map(|hand| level(hand) as Level).collect();
        self.of(&levels)
    }

    /// The worth of hands of these levels, best first, together with the laid ones.
    pub fn of(&self, levels: &[Level]) -> i64 {
        if self.laid.is_empty() {
            let made = levels.iter().map(|level| &self.made[usize::from(*level)]);
            return self.worth.expected(made);
        }
        let made = levels.iter().map(|level| {
            let level = usize::from(*level);
            (self.values[level], &self.made[level])
        });
        let laid = self.laid.iter().map(|(value, chances)| (*value, chances));
        let mut all: ArrayVec<_, MOST_HANDS> = made.chain(laid).take(MOST_HANDS).collect();
        sort_few(&mut all, |(value, _)| Reverse(*value));
        self.worth
            .expected(all.into_iter().map(|(_, chances)| chances))
    }
}
