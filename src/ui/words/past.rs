//! A deal of the past in a line.

use super::hand_name;
use crate::engine::{Chips, Seat};
use crate::notation::PastDeal;

/// `Nell won 24, pair of kings`. `name` gives a seat's name and whether it is "you".
#[must_use]
pub fn past_deal(deal: &PastDeal, name: impl Fn(Seat) -> (String, bool)) -> String {
    let Some(outcome) = &deal.outcome else {
        return "Not finished".into();
    };
    let mut won: Vec<(Seat, Chips)> = Vec::new();
    for (seat, chips) in &outcome.awards {
        match won.iter_mut().find(|(winner, _)| winner == seat) {
            Some((_, sum)) => *sum += chips,
            None => won.push((*seat, *chips)),
        }
    }
    if won.is_empty() {
        return format!("The pot of {} stays", outcome.carried.unwrap_or(0));
    }
    let line = |(seat, chips): &(Seat, Chips)| {
        let winner = match name(*seat) {
            (_, true) => "You".into(),
            (name, false) => name,
        };
        let hand = deal.hands.iter().find(|(shown, _)| shown == seat);
        let hand = hand.map(|(_, value)| format!(", {}", hand_name(*value)));
        format!("{winner} won {chips}{}", hand.unwrap_or_default())
    };
    won.iter().map(line).collect::<Vec<_>>().join("; ")
}
