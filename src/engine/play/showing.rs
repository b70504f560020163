//! Showing hands one after the other.

use crate::engine::ground::held::Held;
use crate::engine::ground::seat::{Seat, SeatSet};
use crate::engine::model::Dealer;
use crate::engine::sums::event::Event;

/// These players show in this order, as far as their hands are not open.
pub(super) fn show(dealer: &mut Dealer, players: &[Seat]) {
    for &seat in players {
        let place = dealer.table().place(seat);
        let hand = place.and_then(|place| place.hands.last());
        let hidden = |held: &Held| held.seen_by != SeatSet::ALL;
        let cards: Vec<Held> =
            hand.map_or(Vec::new(), |hand| hand.part(false).filter(hidden).collect());
        for held in cards {
            let seen_by = SeatSet::ALL;
            let card = Held { seen_by, ..held };
            dealer.emit(Event::Exposed { seat, card });
        }
    }
}
