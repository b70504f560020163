//! The pack face up: everybody sees its bottom card (O20, RULES 9.2.10).

use crate::engine::model::Dealer;
use crate::engine::sums::event::Event;

/// Shows the bottom card, if the rules say so: after the deal, and whenever a hand is put under the pack.
pub(in super::super) fn turn_up(dealer: &mut Dealer) {
    let table = dealer.table();
    let face_up = table
        .rules
        .dealing()
        .is_some_and(|rules| rules.stock_face_up);
    let bottom = table.pack.iter().next_back();
    if let Some(card) = bottom.filter(|_| face_up) {
        dealer.emit(Event::Turned { card });
    }
}
