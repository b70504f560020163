//! Showing hands, and paying a pot to the best.

use super::Share;
use crate::engine::event::Event;
use crate::engine::held::Held;
use crate::engine::model::Dealer;
use crate::engine::seat::{Seat, SeatSet};

/// These players show in this order, as far as their hands are not open.
pub(in super::super::super) fn show(dealer: &mut Dealer, players: &[Seat]) {
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

/// Pays a pot to the best hands, which are equally good.
pub(super) fn award(dealer: &mut Dealer, best: &[Seat], pot: u8, share: Share) {
    let table = dealer.table();
    let mut winners: Vec<Seat> = table.elders().filter(|seat| best.contains(seat)).collect();
    match share {
        Share::Split => {}
        Share::Elder => winners.truncate(1),
        // The dealer staked before the deal, and is the last in the order of elders.
        Share::FirstIn => match winners.last() {
            Some(&last) if last == table.dealer => winners = vec![last],
            _ => winners.truncate(1),
        },
    }
    dealer.split(pot, &winners);
}
