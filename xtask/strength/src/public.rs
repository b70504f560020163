//! Situations as self-play tells them apart: blind bets and open ones are counted by themselves.

use brag::bots::strength_of;
use brag::cards::Card;
use brag::engine::{Action, Event, HandView, SeatView, Standing, View};

use crate::learner::{Number, kind};

/// The strength of a hand: in tenths, finer toward the top. 99: it has not been looked at.
fn told(view: View<'_>, hand: HandView<'_>) -> u64 {
    let cards: Vec<Card> = hand.faces().filter_map(|face| face.card).collect();
    if cards.is_empty() {
        return 99;
    }
    u64::from(match strength_of(view, &cards) {
        low @ 0..700 => low / 100,
        middle @ 700..940 => 7 + (middle - 700) / 40,
        top => 13 + (top - 940) / 15,
    })
}

/// The number of binary digits, so that amounts are told apart by how many times greater they are.
fn size(chips: u64) -> u64 {
    u64::from(u64::BITS - chips.leading_zeros())
}

/// A number for the situation: hands, who is left and how they have bet, and prices.
pub fn situation(view: View<'_>, actions: &[Action]) -> u64 {
    let mut number = Number::default();
    let Some(own) = view.own() else { return 0 };
    actions.iter().for_each(|action| number.note(kind(*action)));
    for hand in own.hands() {
        number.note(told(view, hand));
        number.note(u64::from(hand.is_kept()));
    }
    let rivals = view.seats().filter(|seat| seat.seat() != own.seat());
    let rivals: Vec<SeatView<'_>> = rivals
        .filter(|seat| seat.standing() == Standing::In)
        .collect();
    let blind = rivals.iter().filter(|seat| seat.is_blind()).count() as u64;
    let kept = rivals
        .iter()
        .any(|seat| seat.hands().any(|hand| hand.is_kept()));
    number.note((rivals.len() as u64).min(4));
    number.note(blind.min(3));
    number.note(u64::from(kept));
    number.note(size(view.stake().min(64)));
    number.note(size(view.pot()));
    number.note(size(view.carried()).min(5));
    let (mut blind, mut open, mut theirs, mut highest) = (0_u64, 0_u64, 0_u64, 0);
    for event in view.bids() {
        match event {
            Event::Bet {
                seat, blind: true, ..
            } if seat == own.seat() => blind += 1,
            Event::Bet { seat, .. } if seat == own.seat() => open += 1,
            Event::Bet {
                blind: false,
                chips,
                ..
            } => {
                theirs += 1;
                highest = chips.max(highest);
            }
            _ => {}
        }
    }
    number.note(blind.min(4));
    number.note(open.min(4));
    number.note((theirs / rivals.len().max(1) as u64).min(4));
    number.note(size(highest).min(5));
    number.0
}
