//! A deal of the past in a line.

use super::hand_name;
use crate::engine::{Chips, Seat};
use crate::notation::PastDeal;
use crate::ui::language::{Name, say};

/// `Nell won 24, pair of kings`.
#[must_use]
pub fn past_deal(deal: &PastDeal, name: impl Fn(Seat) -> Name) -> String {
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
        return say::pot_stays(outcome.carried.unwrap_or(0));
    }
    let line = |(seat, chips): &(Seat, Chips)| {
        let hand = deal.hands.iter().find(|(shown, _)| shown == seat);
        match hand {
            Some((_, value)) => say::won_with(&name(*seat), *chips, &hand_name(*value)),
            None => say::won(&name(*seat), *chips),
        }
    };
    won.iter().map(line).collect::<Vec<_>>().join("; ")
}
