//! The chance of each move that it costs a life: for a hint.

use super::bot::{action, seen};
use super::moves::Move;
use super::options::options;
use super::playout;
use super::playout::MOST_SEATS;
use super::seen::Seen;
use super::worlds::{Worlds, worlds};
use crate::bots::Risk;
use crate::cards::Ranking;
use crate::engine::View;
use crate::random::PerMille;

/// The risk of each move that the viewer may make, the least first. Of equal ones, the move to the stronger hand is
/// first. Empty: he was not dealt in.
#[must_use]
pub fn risks(view: View<'_>) -> Vec<Risk> {
    seen(view).map_or_else(Vec::new, |seen| risks_of(view.ranking(), &seen))
}

fn risks_of(ranking: &Ranking, seen: &Seen) -> Vec<Risk> {
    let seats = seen.in_order().take(MOST_SEATS).count();
    let playout = playout::Playout::of(ranking, seen, seats);
    let Worlds { worlds, are_all } = worlds(ranking, seen);
    let all: u64 = worlds.iter().map(|(_, weight)| u64::from(*weight)).sum();
    let risk = |one: Move| {
        let loses = |world| playout.losers(world, one) & 1 == 1;
        let lost = worlds.iter().filter(|(world, _)| loses(world));
        let lost: u64 = lost.map(|(_, weight)| u64::from(*weight)).sum();
        let chance = lost * 1000 / all.max(1);
        let variance = chance * (1000 - chance) / (worlds.len() as u64).max(1);
        Risk {
            action: action(one, seen),
            chance: chance as PerMille,
            error: if are_all {
                0
            } else {
                variance.isqrt() as PerMille
            },
        }
    };
    let strength = |one: Move| seen.after(one, None).map(|hand| ranking.value(hand));
    let mut moves: Vec<_> = options(seen)
        .into_iter()
        .map(|one| (risk(one), strength(one)))
        .collect();
    moves.sort_by(|(one, hand), (other, than)| one.chance.cmp(&other.chance).then(than.cmp(hand)));
    moves.into_iter().map(|(risk, _)| risk).collect()
}
