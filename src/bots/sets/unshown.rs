//! Hands that another has set and not shown, as he would have set them from some cards (RULES 10.1, `set_bets`).

use super::betting;
use super::known::Facts;
use super::weighing::set;
use crate::bots::temper::Temper;
use crate::cards::Card;
use crate::cards::arrange::{MOST_HANDS, SetHand};
use crate::engine::{Seat, View};
use crate::random::PerMille;

use arrayvec::ArrayVec;

/// A guess at a player's unshown hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unshown {
    /// The cards, hand by hand.
    pub cards: Vec<Card>,
    /// How likely he would have said what he has said of them, in thousandths of what is most likely.
    pub likely: PerMille,
}

/// How the player of this seat would have set these cards, which the viewer has not seen, beside the hands that he has
/// shown. `None`: he cannot have held them, because a hand would be better than the one before it.
#[must_use]
pub fn unshown(view: View<'_>, seat: Seat, cards: &[Card]) -> Option<Unshown> {
    let place = view.seat(seat)?;
    let hands = view.rules().setting()?.hands;
    let shown = |nth: u8| {
        let faces = place.set(nth)?.faces();
        let cards: Option<Vec<Card>> = faces.map(|face| face.card).collect();
        SetHand::new(&cards?, view.ranking())
    };
    let all: ArrayVec<Option<SetHand>, MOST_HANDS> =
        (0..hands).take(MOST_HANDS).map(shown).collect();
    let laid: Vec<SetHand> = all.iter().flatten().cloned().collect();
    let known = Facts::of(view, place, &laid, cards)?;
    let rest = set(&known.spot(view, &laid), Temper::Straightforward);
    let mut rest = rest.hands.iter();
    let mut guess = Unshown {
        cards: Vec::with_capacity(cards.len()),
        likely: 1000,
    };
    let mut before = None;
    for (nth, shown) in (0..).zip(&all) {
        let hand = match shown {
            Some(hand) => hand,
            None => rest.next()?,
        };
        if before.is_some_and(|before| hand.value() > before) {
            return None;
        }
        before = Some(hand.value());
        if shown.is_none() {
            guess.cards.extend_from_slice(hand.cards());
            let likely = betting::likely(view, seat, nth, hand.value())?;
            guess.likely = guess.likely * likely as PerMille / 10_000;
        }
    }
    Some(guess)
}
