//! How bots set hands from one deal (RULES 2, 10.1): for the chance to win the pots or the game.
//!
//! Three things decide: the worth of winning these hands and not those (`worth`), the chance that a hand of this
//! strength wins in its place (`chance`, from the `habits` of others), and the hands that the cards can make
//! ([`Makings`], exactly). Where hands are bet on (`betting`), bots bet as in the games of rounds.

mod any;
mod betting;
mod bot;
mod chance;
mod goal;
mod habits;
mod ideas;
mod known;
mod marks;
mod spare;
mod spot;
mod standing;
mod strength;
mod unshown;
mod worth;

pub(super) use any::any;
pub use bot::{bot, complete};
pub use goal::{AllWon, Goal, MOST_OPPONENTS, Points, Pots};
pub use habits::Habits;
pub use marks::MARKS;
pub use spare::takes_spare;
pub use spot::Spot;
pub use strength::of as strength;
pub use unshown::{Unshown, unshown};

use std::cmp::Reverse;

use arrayvec::ArrayVec;

use super::Temper;
use crate::cards::arrange::{Arrangement, Level, MOST_HANDS, Makings, SetHand};
use crate::cards::{HandValue, sort_few};
use chance::Chances;
use worth::Worth;

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
struct Weighing<'a> {
    worth: &'a Worth,
    values: &'a [HandValue],
    /// The chances of each hand that can be made, by level.
    made: Vec<Chances>,
    /// The hands that are laid already, best first.
    laid: ArrayVec<(HandValue, Chances), MOST_HANDS>,
}

impl<'a> Weighing<'a> {
    fn new(spot: &Spot<'a>, habits: Habits<'_>, worth: &'a Worth) -> Weighing<'a> {
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
    fn most(&self, makings: &Makings) -> i64 {
        let best = makings.best(|levels| self.of(levels));
        let level = |hand: &SetHand| self.values.partition_point(|value| *value < hand.value());
        let levels: ArrayVec<Level, MOST_HANDS> =
            best.hands.iter().map(|hand| level(hand) as Level).collect();
        self.of(&levels)
    }

    /// The worth of hands of these levels, best first, together with the laid ones.
    fn of(&self, levels: &[Level]) -> i64 {
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
