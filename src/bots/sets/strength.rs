//! The strength of a hand, on one scale for all rankings.

use crate::cards::{HandKind, HandValue, Rank};

/// A strength above that of every hand.
pub(super) const TOP: u16 = FOURS + PLACES;

const PAIRS: u16 = 286;
const FLUSHES: u16 = PAIRS + 13 * 13;
const RUNS: u16 = FLUSHES + 286;
const RUNNING_FLUSHES: u16 = RUNS + PLACES;
const PRIALS: u16 = RUNNING_FLUSHES + PLACES;
const FOURS: u16 = PRIALS + PLACES;
/// The number of ranks, and one above them for the rank of the best prial.
const PLACES: u16 = 14;

/// The place of the hand among all hands. Hands of similar merit are near each other, whichever prial is the best.
#[must_use]
pub fn of(value: HandValue, prial_top: Rank) -> u16 {
    let ranks = value.ranks();
    let [first, second, third] = ranks.map(|rank| rank as u16);
    let by_cards = first * first.saturating_sub(1) * first.saturating_sub(2) / 6
        + second * second.saturating_sub(1) / 2
        + third;
    let alike = if ranks[0] == prial_top { 13 } else { first };
    let run = match ranks {
        [Rank::Ace, Rank::Three, Rank::Two] => 13,
        _ => first,
    };
    match value.kind() {
        _ if value.is_four_of_a_kind() => FOURS + alike,
        HandKind::HighCard => by_cards,
        HandKind::Pair => PAIRS + 13 * first + third,
        HandKind::Flush => FLUSHES + by_cards,
        HandKind::Run => RUNS + run,
        HandKind::RunningFlush => RUNNING_FLUSHES + run,
        HandKind::Prial => PRIALS + alike,
    }
}

/// The strength of the weakest hand of a kind.
pub(super) fn least(kind: HandKind) -> u16 {
    match kind {
        HandKind::HighCard => 0,
        HandKind::Pair => PAIRS,
        HandKind::Flush => FLUSHES,
        HandKind::Run => RUNS,
        HandKind::RunningFlush => RUNNING_FLUSHES,
        HandKind::Prial => PRIALS,
    }
}
