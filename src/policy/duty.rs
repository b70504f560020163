//! What every bot has to answer where the betting rests, whatever its temper.

use super::plan::percent;
use super::rival::Credit;
use super::spot::{Loan, Spot};
use super::wish::{UNKNOWN, Wish};
use crate::chance::Rng;
use crate::engine::Action;

/// Where a hand just looked at is strong enough to keep. Better than an even chance, for the other hand
/// may be played on blind at half the price.
const KEEP: u32 = 580;

/// The answer, where something other than a turn is asked.
pub(super) fn answer(spot: &Spot, credit: Credit) -> Option<Action> {
    let offer = &spot.offer;
    if let Some(discards) = spot.discards {
        return Some(Action::Discard(discards));
    }
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
    if offer.lend {
        let lends = spot.loan.is_some_and(|loan| backs(spot, loan, credit));
        return Some(if lends {
            Action::Lend(None)
        } else {
            Action::Refuse
        });
    }
    if offer.show_instead {
        return Some(rescue(spot, credit));
    }
    cover(spot, credit).or_else(|| borrow(spot, credit))
}

/// A loan that can be borne goes to a hand that is likely to pay it back; and where one is still in
/// the deal oneself, to a man whose chips one expects to win.
fn backs(spot: &Spot, loan: Loan, credit: Credit) -> bool {
    let bearable = loan.chips.saturating_mul(4) <= spot.chips;
    let sound = if loan.in_deal {
        spot.strength.is_some_and(|own| own >= PAYS)
    } else {
        loan.behind.unwrap_or(500) >= credit.backs
    };
    bearable && sound
}

/// A hand so good that others should go on paying, be it with one's own chips.
const PAYS: u32 = 930;

/// The other of two is short: a very good hand lends him what he needs, any other is shown for nothing.
fn rescue(spot: &Spot, credit: Credit) -> Action {
    let pays = spot.strength.is_some() && spot.win(credit) >= PAYS;
    match spot.offer.rescue.filter(|_| pays) {
        Some(chips) => Action::Lend(Some(chips)),
        None => Action::Show(None),
    }
}

/// Who is short looks, and asks the richest for the least where the pot is worth all of it: a man who
/// is out of the deal sees the hand first.
fn borrow(spot: &Spot, credit: Credit) -> Option<Action> {
    let (from, chips) = spot.offer.borrow?;
    let cost = spot.chips.saturating_add(chips);
    Some(if spot.offer.look.is_some() {
        spot.offer.grant(Wish::Look)
    } else if spot.see_worth(spot.win(credit), cost) <= spot.fold_worth() {
        spot.offer.grant(Wish::Fold)
    } else if spot.offer.show.contains(from) {
        Action::Show(Some(from))
    } else {
        Action::Borrow { from, chips }
    })
}

/// All may show for nothing. That is good for a hand with more than its share of the pot, unless it is
/// so good that the others should go on paying.
fn likes_to_show(spot: &Spot, credit: Credit) -> bool {
    let players = spot.rivals.len() as u32 + 1;
    let share = spot.win(credit) * players;
    if spot.is_long() {
        share >= 700
    } else {
        (1000..1800).contains(&share)
    }
}

/// Stays in. Three who will not fold could go on for ever, so in a long deal a player offers once that
/// all show, and after that he lets the stake grow until somebody has had enough; and where a limit or
/// great riches take the sting out of that, he gives up in the end, the sooner the weaker his hand.
pub(super) fn stay(spot: &Spot, credit: Credit, rng: &mut Rng) -> Wish {
    if !spot.is_long() {
        Wish::Stay
    } else if spot.offer.showdown && spot.own.offers == 0 && likes_to_show(spot, credit) {
        Wish::Showdown
    } else if spot.is_endless() && rng.below(1000) >= spot.strength.unwrap_or(0) {
        Wish::Fold
    } else if percent(50, rng) {
        spot.raise(rng)
    } else {
        Wish::Stay
    }
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
