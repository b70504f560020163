//! Throwing away the cards of a hand that do not play (RULES 1.4, 9.2.20).

use super::stock;
use crate::cards::{CardSet, Discards};
use crate::engine::ground::held::Held;
use crate::engine::ground::holding::Holding;
use crate::engine::ground::seat::Seat;
use crate::engine::model::{Dealer, Table};
use crate::engine::sums::event::Event;

/// Discards for a player who never did, when hands are shown: his best three cards stay (RULES 1.4). The others lie with
/// them until the end of the deal, whatever the rules on discards (RULES 9.2.20).
pub(super) fn set_to_best(dealer: &mut Dealer, seat: Seat) {
    if let Some(discards) = all_but_best(dealer.table(), seat) {
        discard(dealer, seat, discards, false);
    }
}

/// Discards for a player before the betting: his best three cards stay (RULES 9.2.7).
pub(in super::super) fn throw_all_but_best(dealer: &mut Dealer, seat: Seat) {
    if let Some(discards) = all_but_best(dealer.table(), seat) {
        throw(dealer, seat, discards);
    }
}

/// Throws these cards away. They stay before their owner, or go under the pack, whose bottom card is seen then (O20,
/// O50).
pub(super) fn throw(dealer: &mut Dealer, seat: Seat, chosen: CardSet) {
    let under = dealer.table().rules.ranking.discards == Discards::Under;
    discard(dealer, seat, chosen, under);
    if under {
        stock::turn_up(dealer);
    }
}

fn all_but_best(table: &Table, seat: Seat) -> Option<CardSet> {
    let best = table.ranking().best(&unset(table, seat)?.faces())?;
    Some(best.discards)
}

fn discard(dealer: &mut Dealer, seat: Seat, chosen: CardSet, under: bool) {
    let cards: Vec<Held> = unset(dealer.table(), seat)
        .into_iter()
        .flat_map(|hand| &hand.cards)
        .filter(|held| chosen.contains(held.card))
        .copied()
        .collect();
    for card in cards {
        dealer.emit(Event::Discarded { seat, card, under });
    }
}

/// The seat's newest hand, if it still has more than three cards.
pub(super) fn unset(table: &Table, seat: Seat) -> Option<&Holding> {
    let hand = table.place(seat)?.hands.last()?;
    (!hand.is_set()).then_some(hand)
}
