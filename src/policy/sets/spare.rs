//! Whether to take a spare hand, unseen, for one's own.

use super::chance;
use super::habits::Habits;
use super::marks::TYPICAL;
use super::worth::Worth;
use super::{Spot, Temper, Weighing};

/// Whether one's own cards, set as well as can be, are worth less than those of a hand dealt blind
/// (RULES 10.1, `spare`).
#[must_use]
pub fn takes_spare(spot: &Spot<'_>, temper: Temper) -> bool {
    let habits = Habits::of(spot.hands(), spot.cards());
    let worth = Worth::new(spot, temper);
    let own = Weighing::new(spot, habits, &worth).most(spot.makings);
    let blind: i64 = TYPICAL
        .iter()
        .map(|row| {
            let chances = row.map(|strength| chance::against(strength, spot, habits));
            worth.expected(chances.iter())
        })
        .sum();
    own < blind / TYPICAL.len() as i64
}
