//! Drawing again: players who are equally near each draw a card, and the highest rank wins (RULES 10.4, `tie31`).

use crate::engine::facts::classic::ClassicEvent;
use crate::engine::ground::seat::Seat;
use crate::engine::model::Dealer;
use crate::engine::sums::event::Event;

/// Lets these players draw, the eldest first, until one is highest. Without a card for each of them the elder wins.
pub(super) fn draw_again(dealer: &mut Dealer, mut equal: Vec<Seat>) -> Vec<Seat> {
    while equal.len() > 1 {
        let cards: Vec<_> = dealer.table().pack.iter().take(equal.len()).collect();
        if cards.len() < equal.len() {
            equal.truncate(1);
            break;
        }
        let seats = equal.iter().copied().collect();
        dealer.emit(Event::Classic(ClassicEvent::DrawAgain { seats }));
        for (&seat, &card) in equal.iter().zip(&cards) {
            dealer.emit(Event::Classic(ClassicEvent::DrewAgain { seat, card }));
        }
        let highest = cards.iter().map(|card| card.rank()).max();
        let drew = equal.into_iter().zip(cards);
        let drew = drew.filter(|(_, card)| Some(card.rank()) == highest);
        equal = drew.map(|(seat, _)| seat).collect();
    }
    equal
}
