//! Which cards lie in which zone of the table, worked out from a view.

use std::cmp::Reverse;

use crate::cards::{Card, sort_few};
use crate::engine::{CardId, Event, Face, Seat, View};

/// A place where cards lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Zone {
    /// A seat's n-th hand.
    Hand(Seat, u8),
    /// Before a seat, what it has thrown away from its n-th hand.
    Thrown(Seat, u8),
    /// Under the pack.
    Pack,
}

/// Cards that lie together.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Where.
    pub zone: Zone,
    /// Which, in order, and what each is where that may be seen.
    pub cards: Vec<(CardId, Option<Card>)>,
    /// Whether it was kept from an earlier deal.
    pub is_kept: bool,
    /// Whether its owner has looked at it.
    pub is_looked: bool,
    /// How many cards of its hand play.
    pub playing: usize,
    /// How many its owner has in hands before that.
    pub before: usize,
    /// How many he has in all.
    pub of: usize,
    /// How many hands its owner has.
    pub hands: usize,
}

/// Cards in the order in which they lie: by rank, the highest first, where they are to be `sorted` and all may be seen.
#[must_use]
pub fn in_order(cards: impl Iterator<Item = Face>, sorted: bool) -> Vec<(CardId, Option<Card>)> {
    let mut cards: Vec<_> = cards.map(|face| (face.id, face.card)).collect();
    if sorted && cards.iter().all(|(_, card)| card.is_some()) {
        sort_few(&mut cards, |(_, card)| Reverse(*card));
    }
    cards
}

/// Every card of the deal, whether in a hand or back under the pack; hands that may be seen are `sorted`, or lie as dealt.
#[must_use]
pub fn rows(view: View<'_>, sorted: bool) -> Vec<Row> {
    let is_exposed = |id: CardId| {
        let mut history = view.history();
        history.any(|event| matches!(event, Event::Exposed { card, .. } if card.id == id))
    };
    let mut rows = Vec::new();
    for place in view.seats() {
        let seat = place.seat();
        let of = place.hands().map(|hand| hand.playing().count()).sum();
        let mut before = 0;
        for (nth, hand) in place.hands().enumerate() {
            let nth = nth as u8;
            let playing = hand.playing().count();
            let row = |zone, cards| Row {
                zone,
                cards,
                playing,
                is_kept: hand.is_kept(),
                is_looked: !place.is_blind(),
                before,
                of,
                hands: place.hands().len(),
            };
            rows.push(row(Zone::Hand(seat, nth), in_order(hand.playing(), sorted)));
            // What was thrown away lies face down, for its owner too, unless it is turned up.
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

/// What was dealt and has gone back under the pack.
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
        is_looked: false,
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
