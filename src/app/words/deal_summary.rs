//! The result of a recorded deal, in a line.

use std::cmp::Reverse;

use super::cards::hand_name;
use crate::app::i18n::{Name, say};
use crate::cards::sort_few;
use crate::engine::{Chips, Seat};
use crate::notation::{DealOutcome, DealSummary};

/// The result of a deal, such as `Nell won 24, pair of kings`.
#[must_use]
pub fn deal_summary(deal: &DealSummary, name: impl Fn(Seat) -> Name) -> String {
    let Some(outcome) = &deal.outcome else {
        return say::NOT_FINISHED.get().into();
    };
    let mut won: Vec<(Seat, Chips)> = Vec::new();
    for (seat, chips) in &outcome.awards {
        match won.iter_mut().find(|(winner, _)| winner == seat) {
            Some((_, sum)) => *sum += chips,
            None => won.push((*seat, *chips)),
        }
    }
    if won.is_empty() {
        return match outcome.carried {
            _ if outcome.own.lost_lives().is_some() => unpaid(outcome, name),
            None if outcome.own.sets().is_some() => unpaid(outcome, name),
            carried => say::pot_stays(carried.unwrap_or(0)),
        };
    }
    // Who won most comes first.
    sort_few(&mut won, |(_, chips)| Reverse(*chips));
    let line = |(seat, chips): &(Seat, Chips)| {
        let hand = deal.hands.iter().find(|(shown, _)| shown == seat);
        match hand {
            Some((_, value)) => say::won_with(&name(*seat), *chips, &hand_name(*value)),
            None => say::won(&name(*seat), *chips),
        }
    };
    won.iter().map(line).collect::<Vec<_>>().join("; ")
}

/// The result of a deal without winnings in chips: how many set hands each player won, or who lost a life.
fn unpaid(outcome: &DealOutcome, name: impl Fn(Seat) -> Name) -> String {
    let mut hands: Vec<(Seat, u64)> = Vec::new();
    let won = outcome.own.sets().into_iter().flat_map(|sets| &sets.won);
    for seat in won.flatten() {
        match hands.iter_mut().find(|(winner, _)| winner == seat) {
            Some((_, count)) => *count += 1,
            None => hands.push((*seat, 1)),
        }
    }
    let won = hands
        .iter()
        .map(|(seat, count)| say::sets_won(&name(*seat), *count));
    let lost = outcome.own.lost_lives().into_iter().flatten();
    let lost = lost.map(|seat| say::loses_life(&name(*seat)));
    let lines: Vec<String> = won.chain(lost).collect();
    let lines = lines.iter().map(|line| line.trim_end_matches('.'));
    let all = lines.collect::<Vec<_>>().join("; ");
    if all.is_empty() {
        let says = if outcome.own.lost_lives().is_some() {
            say::NO_LIFE_LOST
        } else {
            say::NOBODY_WON
        };
        says.get().into()
    } else {
        all
    }
}
