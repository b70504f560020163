//! Discards in four- and five-card Brag. A player who opens his hand throws away all but three cards. They stay face
//! down before him, because they can break a tie (RULES 1.4).

use super::super::super::action::{Action, Choice, Choices};
use super::super::super::ask::VyingAsk;
use super::super::super::dealer::Dealer;
use super::super::super::driver::Flow;
use super::super::super::event::Event;
use super::super::super::held::Held;
use super::super::super::holding::Holding;
use super::super::super::illegal::Illegal;
use super::super::super::rules::VyingRules;
use super::super::super::seat::Seat;
use super::super::super::table::Table;
use super::{asked, lending, wait};
use crate::cards::CardSet;

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

/// Discards for a player who never did: his best three cards stay (RULES 1.4, 9.2.7).
pub(in super::super) fn set_to_best(dealer: &mut Dealer, seat: Seat) {
    let table = dealer.table();
    let best = unset(table, seat).and_then(|hand| table.ranking().best(&hand.faces()));
    if let Some(best) = best {
        throw(dealer, seat, best.discards);
    }
}

fn throw(dealer: &mut Dealer, seat: Seat, chosen: CardSet) {
    let cards: Vec<Held> = unset(dealer.table(), seat)
        .into_iter()
        .flat_map(|hand| &hand.cards)
        .filter(|held| chosen.contains(held.card))
        .copied()
        .collect();
    for card in cards {
        dealer.emit(Event::Discarded { seat, card });
    }
}

/// The seat's newest hand, if it still has more than three cards.
fn unset(table: &Table, seat: Seat) -> Option<&Holding> {
    let hand = table.place(seat)?.hands.last()?;
    (!hand.is_set()).then_some(hand)
}
