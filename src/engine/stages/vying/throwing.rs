//! Throwing away the cards of a hand that do not play (RULES 1.4).

use crate::cards::CardSet;
use crate::engine::event::Event;
use crate::engine::held::Held;
use crate::engine::holding::Holding;
use crate::engine::model::{Dealer, Table};
use crate::engine::seat::Seat;

/// Discards for a player who never did: his best three cards stay (RULES 1.4, 9.2.7).
pub(in super::super) fn set_to_best(dealer: &mut Dealer, seat: Seat) {
    let table = dealer.table();
    let best = unset(table, seat).and_then(|hand| table.ranking().best(&hand.faces()));
    if let Some(best) = best {
        throw(dealer, seat, best.discards);
    }
}

/// Throws these cards away.
pub(super) fn throw(dealer: &mut Dealer, seat: Seat, chosen: CardSet) {
    let cards: Vec<Held> = unset(dealer.table(), seat)
        .into_iter()
        .flat_map(|hand| &hand.cards)
        .filter(|held| chosen.contains(held.card))
        .copied()
        .collect();
    for card in cards {
        dealer.emit(Event::Discarded { seat, card });
    }
}

/// The seat's newest hand, if it still has more than three cards.
pub(super) fn unset(table: &Table, seat: Seat) -> Option<&Holding> {
    let hand = table.place(seat)?.hands.last()?;
    (!hand.is_set()).then_some(hand)
}
