//! What every bot has to answer where the betting rests, whatever its temper.

use super::rival::Credit;
use super::spot::Spot;
use super::wish::{UNKNOWN, Wish};
use crate::engine::Action;

/// Where a hand just looked at is strong enough to keep. Better than an even chance, for the other hand
/// may be played on blind at half the price.
const KEEP: u32 = 580;

/// The answer, where something other than a turn is asked.
pub(super) fn answer(spot: &Spot, credit: Credit) -> Option<Action> {
    let offer = &spot.offer;
    if offer.decide {
        let keep = spot.strength.is_some_and(|strength| strength >= KEEP);
        return Some(if keep { Action::Keep } else { Action::Throw });
    }
    if offer.name {
        return Some(Action::Play(UNKNOWN));
    }
    if offer.retain {
        return Some(Action::Retain(Some(UNKNOWN)));
    }
    if offer.answer {
        let agrees = likes_to_show(spot, credit);
        return Some(if agrees {
            Action::Agree
        } else {
            Action::Refuse
        });
    }
    cover(spot, credit)
}

/// All may show for nothing. That is good for a hand with more than its share of the pot, unless it is
/// so good that the others should go on paying.
fn likes_to_show(spot: &Spot, credit: Credit) -> bool {
    let players = spot.rivals.len() as u32 + 1;
    let share = spot.win(credit) * players;
    share >= 1000 && (share < 1800 || is_long(spot))
}

/// Whether to offer a showdown: three who will not fold could go on for ever.
pub(super) fn tires(spot: &Spot, credit: Credit) -> bool {
    is_long(spot) && likes_to_show(spot, credit)
}

fn is_long(spot: &Spot) -> bool {
    spot.own.open + spot.own.blind >= 5
}

/// A player who cannot pay his bet looks, for that costs nothing now, and then covers where the
/// pot is worth the rest of his chips.
fn cover(spot: &Spot, credit: Credit) -> Option<Action> {
    let chips = spot.offer.cover?;
    let wish = if spot.offer.look.is_some() {
        Wish::Look
    } else if chips == 0 || spot.see_worth(spot.win(credit), chips) > spot.fold_worth() {
        return Some(Action::Cover);
    } else {
        Wish::Fold
    };
    Some(spot.offer.grant(wish))
}
