//! How bots of every temper answer questions outside their turn.

use super::intent::{Intent, UNKNOWN};
use super::mix::Mix;
use super::rival::Credit;
use super::situation::{Loan, Situation};
use crate::engine::Action;

/// A hand of this strength is kept once it has been looked at. The limit is above one half, because the other hand may
/// be played blind at half the price.
const KEEP: u32 = 580;

/// The answer to such a question. `None`: it is the player's turn.
pub(super) fn answer(situation: &Situation, credit: Credit) -> Option<Action> {
    let offer = &situation.offer;
    if let Some(discards) = situation.discards {
        return Some(Action::Discard(discards));
    }
    if offer.decide {
        let keep = situation.strength.is_some_and(|strength| strength >= KEEP);
        return Some(if keep { Action::Keep } else { Action::Throw });
    }
    if offer.name {
        return Some(Action::Play(UNKNOWN));
    }
    if offer.retain {
        return Some(Action::Retain(Some(UNKNOWN)));
    }
    if offer.answer {
        let agrees = likes_to_show(situation, credit);
        return Some(if agrees {
            Action::Agree
        } else {
            Action::Refuse
        });
    }
    if offer.lend {
        let lends = situation
            .loan
            .is_some_and(|loan| backs(situation, loan, credit));
        return Some(if lends {
            Action::Lend(None)
        } else {
            Action::Refuse
        });
    }
    if offer.show_instead {
        return Some(rescue(situation, credit));
    }
    cover(situation, credit).or_else(|| borrow(situation, credit))
}

/// Whether to lend. The hand of the borrower must be likely to win, and the loan must be affordable. A lender who is
/// still in the deal lends only where he expects to win the chips back.
fn backs(situation: &Situation, loan: Loan, credit: Credit) -> bool {
    let bearable = loan.chips.saturating_mul(4) <= situation.chips;
    let sound = if loan.in_deal {
        situation.strength.is_some_and(|own| own >= PAYS)
    } else {
        loan.behind.unwrap_or(500) >= credit.backs
    };
    bearable && sound
}

/// A hand of this strength keeps the others paying, even with chips that they borrow from the bot.
const PAYS: u32 = 930;

/// Only one rival is left, and he is short of chips. A very good hand lends him what he needs. Any other hand is shown
/// for nothing.
fn rescue(situation: &Situation, credit: Credit) -> Action {
    let pays = situation.strength.is_some() && situation.win(credit) >= PAYS;
    match situation.offer.rescue.filter(|_| pays) {
        Some(chips) => Action::Lend(Some(chips)),
        None => Action::Show(None),
    }
}

/// The bot is short of chips. It looks at its hand. Where the pot is worth the loan, it asks the richest player who is
/// out of the deal, because he sees the hand first.
fn borrow(situation: &Situation, credit: Credit) -> Option<Action> {
    let (from, chips) = situation.offer.borrow?;
    let cost = situation.chips.saturating_add(chips);
    Some(if situation.offer.look.is_some() {
        situation.offer.grant(Intent::Look)
    } else if situation.see_worth(situation.win(credit), cost) <= situation.fold_worth() {
        situation.offer.grant(Intent::Fold)
    } else if situation.offer.show.contains(from) {
        Action::Show(Some(from))
    } else {
        Action::Borrow { from, chips }
    })
}

/// Whether to agree to a showdown. It is good for a hand with more than its share of the pot. A very good hand refuses,
/// so that the others go on paying.
fn likes_to_show(situation: &Situation, credit: Credit) -> bool {
    let players = situation.rivals.len() as u32 + 1;
    let share = situation.win(credit) * players;
    if situation.is_long() {
        share >= 700
    } else {
        (1000..1800).contains(&share)
    }
}

/// Stays in, within limits: players who never fold would go on for ever. In a long deal the bot offers a showdown
/// first, and then raises. Where a limit or great wealth makes raises harmless, it folds in the end. A weaker hand
/// folds sooner.
pub(super) fn stay(situation: &Situation, credit: Credit) -> Mix {
    if !situation.is_long() {
        return Intent::Stay.into();
    }
    let offers = situation.offer.showdown && situation.own.offers == 0;
    if offers && likes_to_show(situation, credit) {
        return Intent::Showdown.into();
    }
    let goes_on = situation.raise_or(50, Intent::Stay);
    if situation.is_endless() {
        let stays = situation.strength.unwrap_or(0) / 10;
        Mix::either(stays, goes_on, Intent::Fold)
    } else {
        goes_on
    }
}

/// A player who cannot pay his bet looks, because that costs nothing now. He covers the pot where it is worth the rest
/// of his chips.
fn cover(situation: &Situation, credit: Credit) -> Option<Action> {
    let chips = situation.offer.cover?;
    let wish = if situation.offer.look.is_some() {
        Intent::Look
    } else if chips == 0
        || situation.see_worth(situation.win(credit), chips) > situation.fold_worth()
    {
        return Some(Action::Cover);
    } else {
        Intent::Fold
    };
    Some(situation.offer.grant(wish))
}
