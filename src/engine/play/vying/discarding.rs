//! Discards in four- and five-card Brag. A player who opens his hand throws away all but three cards. They stay face
//! down before him, because they can break a tie (RULES 1.4), or go under the pack (RULES 9.2.20).

use super::asking::{asked, wait};
use super::lending;
use super::throwing::{throw, unset};
use crate::cards::CardSet;
use crate::engine::facts::vying::{VyingAsk, VyingRules};
use crate::engine::flow::Flow;
use crate::engine::ground::seat::Seat;
use crate::engine::model::{Dealer, Table};
use crate::engine::sums::action::{Action, Choice, Choices};
use crate::engine::sums::illegal::Illegal;

/// Whether a player has opened a hand of more than three cards and not discarded yet.
pub(super) fn is_due(table: &Table, seat: Seat) -> bool {
    unset(table, seat).is_some_and(|hand| hand.is_seen_by(seat))
}

/// The choices of a seat while a player must discard.
pub(super) fn offer(table: &Table, seat: Seat, choices: &mut Choices) {
    if let Some((from, cards)) = discards_due(table, seat) {
        choices.push(Choice::Discard { from, cards });
    }
}

/// Whether a seat may play this action while a player must discard.
pub(super) fn check(
    table: &Table,
    to_act: Seat,
    seat: Seat,
    action: Action,
) -> Result<(), Illegal> {
    if seat != to_act {
        return Err(if table.is_in(seat) {
            Illegal::NotYourTurn { to_act }
        } else {
            Illegal::NotInDeal
        });
    }
    let (from, cards) = discards_due(table, seat).ok_or(Illegal::NothingToDiscard)?;
    match action {
        Action::Discard(chosen) if !from.contains_all(chosen) => Err(Illegal::NotInHand),
        Action::Discard(chosen) if chosen.len() == usize::from(cards) => Ok(()),
        _ => Err(Illegal::MustDiscard { cards }),
    }
}

/// If this seat must discard: the cards of the hand, and the number of discards.
fn discards_due(table: &Table, seat: Seat) -> Option<(CardSet, u8)> {
    let asked =
        matches!(asked(table), Some(VyingAsk::Discard { seat: asked, .. }) if asked == seat);
    let hand = unset(table, seat).filter(|_| asked)?;
    Some((
        hand.faces().into_iter().collect(),
        hand.cards.len().saturating_sub(3) as u8,
    ))
}

/// Plays a checked action, and goes on with the betting.
pub(super) fn act(dealer: &mut Dealer, rules: &VyingRules, seat: Seat, chosen: CardSet) -> Flow {
    let Some(VyingAsk::Discard { back, .. }) = asked(dealer.table()) else {
        return Flow::Stay;
    };
    throw(dealer, seat, chosen);
    // The look may have made him short of chips (RULES 5.4).
    wait(VyingAsk::Turn(lending::current_turn(
        dealer.table(),
        rules,
        back,
    )))
}
