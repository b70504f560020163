//! The cards that an event shows to the whole table.

use crate::cards::Card;
use crate::engine::{Event, HandView, View};

/// The cards of the hand that is shown when this event has happened, those that play. None, if it shows no hand.
#[must_use]
pub fn shown_cards(event: &Event, public: View<'_>) -> Vec<Card> {
    let set = event.set_shown();
    let hand = match *event {
        Event::Exposed { seat, .. } => public
            .seat(seat)
            .and_then(|seat| seat.hands().find(|hand| known(*hand).is_some())),
        _ => set.and_then(|(seat, nth)| public.seat(seat)?.set(nth)),
    };
    hand.and_then(known).unwrap_or_default()
}

fn known(hand: HandView<'_>) -> Option<Vec<Card>> {
    hand.playing().map(|face| face.card).collect()
}
