//! Which cards lie in which zone of the table, computed from a view.

use std::cmp::Reverse;

use super::shown_hands::ShownHands;
use crate::cards::{Card, sort_few};
use crate::engine::{
    CardId, Event, Face, HandView, Seat, SeatView, Standing, View, Viewer, Zone as Dealt,
};

/// A place where cards lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Zone {
    /// A seat's n-th hand.
    Hand(Seat, u8),
    /// The discards from a seat's n-th hand, which lie before it.
    Thrown(Seat, u8),
    /// Under the pack.
    Pack,
}

/// Cards that lie together.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    pub zone: Zone,
    /// The cards in order, each with its face where that may be seen.
    pub cards: Vec<(CardId, Option<Card>)>,
    /// Whether the hand was kept from an earlier deal.
    pub is_kept: bool,
    /// Whether it lies aside: beside another hand, or until the next one is dealt.
    pub is_aside: bool,
    /// Whether the owner has looked at it.
    pub is_looked: bool,
    /// The pot that the owner has covered. Then he has laid the hand on it.
    pub covers: Option<u8>,
    /// The number of cards in its hand, discards excluded.
    pub playing: usize,
    /// The number of cards in the owner's hands before this one.
    pub before: usize,
    /// The number of cards in all hands of the owner.
    pub of: usize,
    /// The number of hands of the owner.
    pub hands: usize,
}

/// Cards in the order in which they lie. `sorted`: by rank, the highest first, if all of them may be seen.
#[must_use]
pub fn in_order(cards: impl Iterator<Item = Face>, sorted: bool) -> Vec<(CardId, Option<Card>)> {
    let mut cards: Vec<_> = cards.map(|face| (face.id, face.card)).collect();
    if sorted && cards.iter().all(|(_, card)| card.is_some()) {
        sort_few(&mut cards, |(_, card)| Reverse(*card));
    }
    cards
}

/// Every card of the deal, in a hand or back under the pack. `sorted`: whether seen hands lie by rank. The hand of
/// another player that is `shown` is turned in its place, and sorted only when the showing is settled.
#[must_use]
pub fn rows(view: View<'_>, sorted: bool, shown: &ShownHands) -> Vec<Row> {
    let is_exposed = |id: CardId| {
        let mut history = view.history();
        history.any(|event| matches!(event, Event::Exposed { card, .. } if card.id == id))
    };
    let mut rows = Vec::new();
    for place in view.seats() {
        let seat = place.seat();
        let of = place.hands().map(|hand| hand.playing().count()).sum();
        let is_turning = !shown.is_settled
            && shown.slot(seat).is_some()
            && (place.is_blind() || view.viewer() != Viewer::Seat(seat));
        let sorted = sorted && !is_turning;
        let mut before = 0;
        for (nth, hand) in place.hands().enumerate() {
            let nth = nth as u8;
            let playing = hand.playing().count();
            let row = |zone, cards| Row {
                zone,
                cards,
                playing,
                is_kept: hand.is_kept(),
                is_aside: place.hands().len() == 2 || waits(view, place, hand),
                is_looked: !place.is_blind(),
                covers: match place.standing() {
                    Standing::Covered(pot) => Some(pot),
                    _ => None,
                },
                before,
                of,
                hands: place.hands().len(),
            };
            rows.push(row(Zone::Hand(seat, nth), in_order(hand.playing(), sorted)));
            // Discards lie face down, for their owner too, unless they are turned up.
            let thrown = hand
                .discards()
                .map(|face| (face.id, face.card.filter(|_| is_exposed(face.id))));
            rows.push(row(Zone::Thrown(seat, nth), thrown.collect()));
            before += playing;
        }
    }
    rows.push(gathered(view, &rows));
    rows
}

/// Whether a kept hand waits, unseen, for the one that is dealt beside it. Once that one is gone, this one is played.
fn waits(view: View<'_>, place: SeatView<'_>, hand: HandView<'_>) -> bool {
    let is_other = |event: Event<Face>| match event {
        Event::Dealt { to, card } if to == Dealt::Hand(place.seat()) => {
            !hand.playing().any(|own| own.id == card.id)
        }
        _ => false,
    };
    hand.is_kept() && place.is_blind() && !view.history().any(is_other)
}

/// The dealt cards that have gone back under the pack.
fn gathered(view: View<'_>, held: &[Row]) -> Row {
    let dealt = view.history().filter_map(|event| match event {
        Event::Dealt { card, .. } => Some(card.id.0 + 1),
        _ => None,
    });
    let is_held = |id: CardId| {
        held.iter()
            .any(|row| row.cards.iter().any(|card| card.0 == id))
    };
    let gone = (0..dealt.max().unwrap_or(0)).map(CardId);
    Row {
        zone: Zone::Pack,
        cards: gone
            .filter(|id| !is_held(*id))
            .map(|id| (id, None))
            .collect(),
        is_kept: false,
        is_aside: false,
        is_looked: false,
        covers: None,
        playing: 0,
        before: 0,
        of: 0,
        hands: 0,
    }
}

#[cfg(test)]
mod tests {
    use super::in_order;
    use crate::cards::Card;
    use crate::engine::{CardId, Face};

    fn lie(cards: &[&str], sorted: bool) -> Vec<u8> {
        let faces = cards.iter().zip(0..).map(|(card, id)| Face {
            id: CardId(id),
            card: card.parse::<Card>().ok(),
        });
        let lie = in_order(faces, sorted).into_iter();
        lie.map(|(id, _)| id.0).collect()
    }

    #[test]
    fn a_hand_that_is_seen_lies_by_rank_the_highest_first() {
        assert_eq!(lie(&["7c", "Kd", "7s", "As"], true), [3, 1, 2, 0]);
        assert_eq!(lie(&["7c", "Kd", "7s", "As"], false), [0, 1, 2, 3]);
    }

    #[test]
    fn of_a_hand_not_all_seen_nothing_is_told_by_how_it_lies() {
        assert_eq!(lie(&["7c", "?", "As"], true), [0, 1, 2]);
        assert_eq!(lie(&["?", "?", "?"], true), [0, 1, 2]);
    }
}
