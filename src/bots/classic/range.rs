//! The chance to beat another player. His upcard is known, and the chips that he has put in tell something about his
//! hidden cards.

use crate::bots::PerMille;
use crate::cards::{Card, CardSet, Hand, HandValue, Pack};
use crate::engine::{ClassicEvent, Event, RoundEvent, Seat, SeatView, View};

/// The cards that the viewer sees in hands.
fn seen(view: View<'_>) -> CardSet {
    let hands = view.seats().flat_map(SeatView::hands);
    let faces = hands.flat_map(|hand| hand.faces());
    faces.filter_map(|face| face.card).collect()
}

/// The three cards dealt to the viewer.
fn own(view: View<'_>) -> Option<Hand> {
    let hand = view.own()?.hands().next()?;
    let mut cards = hand.faces().map(|face| face.card);
    Some(Hand([cards.next()??, cards.next()??, cards.next()??]))
}

/// The value of the viewer's hand.
pub(super) fn value(view: View<'_>) -> Option<HandValue> {
    Some(view.ranking().value(own(view)?))
}

/// The chance that the viewer's hand beats this player's.
pub(super) fn chance(view: View<'_>, other: Seat) -> Option<PerMille> {
    let own = own(view)?;
    let mine = view.ranking().value(own);
    let hand = view.seat(other)?.hands().next()?;
    let upcard = hand.faces().nth(2)?.card?;
    let is_elder = is_elder(view, view.own()?.seat(), other);
    let pushes = pushes(view, other);
    let unseen = seen(view);
    let whole = Pack::sorted();
    let hidden: Vec<Card> = whole
        .iter()
        .filter(|card| !unseen.contains(*card))
        .collect();
    let (mut won, mut all) = (0_u64, 0_u64);
    for (nth, a) in hidden.iter().enumerate() {
        for b in &hidden[nth + 1..] {
            let theirs = view.ranking().value(Hand([*a, *b, upcard]));
            let weight = weight(theirs, pushes);
            all += weight;
            let wins = mine > theirs || mine == theirs && is_elder;
            won += if wins { weight } else { 0 };
        }
    }
    Some((won * 1000).checked_div(all)? as PerMille)
}

/// The relative chance that a player has put chips in this often with such a hand. Each time it is less likely that
/// he has nothing.
fn weight(hand: HandValue, pushes: u32) -> u64 {
    let many = match hand.kind() as u8 {
        0 if hand.ranks()[0] as u8 >= 11 => 2_u64,
        0 => 4,
        _ => 1,
    };
    // In 256ths and at least 1, so that no hand is impossible.
    (256 / many.pow(pushes.min(4))).max(1)
}

/// How often a player has put chips in for the second stake.
fn pushes(view: View<'_>, seat: Seat) -> u32 {
    let puts_in = |event: &Event<_>| match *event {
        Event::Bet { seat: who, .. }
        | Event::Classic(ClassicEvent::Met { seat: who, .. })
        | Event::Round(RoundEvent::Matched { seat: who, .. }) => who == seat,
        _ => false,
    };
    view.history().filter(puts_in).count() as u32
}

/// Whether a seat is nearer to the dealer's left than another.
fn is_elder(view: View<'_>, one: Seat, other: Seat) -> bool {
    let seats = view.seats().len();
    let turn = |seat: Seat| (seat.index() + seats - view.dealer().index() - 1) % seats;
    turn(one) < turn(other)
}
