//! How bots set hands from one deal (RULES 2, 10.1): for the chance to win what is played for.
//!
//! Three things are weighed together: what it is worth to win these hands and not those (`worth`), how likely
//! a hand of this strength wins in its place (`chance`, by the `habits` of others), and which hands the
//! cards make ([`Makings`], exactly).

mod bot;
mod chance;
mod goal;
mod habits;
mod marks;
mod spare;
mod standing;
mod strength;
mod worth;

pub use bot::{bot, complete};
pub use goal::{AllWon, Goal, MOST_OPPONENTS, Points, Pots};
pub use habits::{Habits, MARKS};
pub use spare::takes_spare;
pub use strength::of as strength;

use std::cmp::Reverse;

use arrayvec::ArrayVec;

use super::Temper;
use crate::cards::arrange::{Arrangement, Level, MOST_HANDS, Makings, SetHand};
use crate::cards::{HandKind, HandValue, Ranking, sort_few};
use chance::Chances;
use worth::Worth;

/// What a player who sets his hands knows.
#[derive(Clone, Copy, Debug)]
pub struct Spot<'a> {
    /// What his cards make, but for those laid already.
    pub makings: &'a Makings,
    /// Hands that are laid already and stay.
    pub laid: &'a [SetHand],
    /// How hands are ranked.
    pub ranking: &'a Ranking,
    /// How many others set hands.
    pub opponents: u8,
    /// What is played for.
    pub goal: &'a Goal,
    /// The weakest kind that wins a hand.
    pub minimum: HandKind,
    /// Whether of equal hands the first shown wins; else nobody does.
    pub first_shown: bool,
}

/// How a player of this temper sets the hands that are not laid yet.
#[must_use]
pub fn set(spot: &Spot<'_>, temper: Temper) -> Arrangement {
    set_against(spot, temper, Habits::of(spot.hands(), spot.cards()))
}

/// The same where others set as these habits say.
#[must_use]
pub fn set_against(spot: &Spot<'_>, temper: Temper, habits: Habits<'_>) -> Arrangement {
    let worth = Worth::new(spot, temper);
    let weighing = Weighing::new(spot, habits, &worth);
    spot.makings.best(|levels| weighing.of(levels))
}

impl Spot<'_> {
    fn hands(&self) -> usize {
        (self.makings.shape().hands() + self.laid.len()).min(MOST_HANDS)
    }

    fn cards(&self) -> usize {
        let laid = self.laid.iter().map(|hand| hand.cards().len());
        self.makings.cards().len() + laid.sum::<usize>()
    }
}

/// What a setting is worth: every way in which its hands can win and lose, by how likely it is.
struct Weighing<'a> {
    worth: &'a Worth,
    values: &'a [HandValue],
    /// By level, and the hand's place.
    made: Vec<Chances>,
    /// The hands laid already, best first.
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

    /// What the best setting is worth.
    fn most(&self, makings: &Makings) -> i64 {
        let best = makings.best(|levels| self.of(levels));
        let level = |hand: &SetHand| self.values.partition_point(|value| *value < hand.value());
        let levels: ArrayVec<Level, MOST_HANDS> =
            best.hands.iter().map(|hand| level(hand) as Level).collect();
        self.of(&levels)
    }

    /// Hands of these levels, best first, with those laid put among them.
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
