//! Whether to take the spare hand unseen.

use super::chance;
use super::habits::Habits;
use super::marks::TYPICAL;
use super::spot::Spot;
use super::weighing::Weighing;
use super::worth::Worth;
use crate::bots::temper::Temper;

/// Whether the best setting of the player's cards is worth less than a random hand (RULES 10.1, `spare`).
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
