//! Who wins each of the three pots.

use super::current::{BRAG, NUMBER, UPCARD};
use crate::cards::{Card, HandKind, Rank, Suit};
use crate::engine::declare::{self, Answered};
use crate::engine::facts::classic::{ClassicEvent, NumberRules};
use crate::engine::flow::Flow;
use crate::engine::ground::chips::Chips;
use crate::engine::ground::ending::Ending;
use crate::engine::ground::purse::Purse;
use crate::engine::ground::question::Compared;
use crate::engine::ground::resume::Resume;
use crate::engine::ground::rules::PotName;
use crate::engine::ground::seat::{Seat, SeatSet};
use crate::engine::model::{Dealer, Table};
use crate::engine::sums::event::Event;

/// Pays this pot to these players in equal shares. An odd chip goes to the elder.
pub(super) fn award(dealer: &mut Dealer, pot: u8, winners: &[Seat]) {
    let seats = winners.iter().copied().collect();
    dealer.emit(Event::Classic(ClassicEvent::Won { pot, seats }));
    dealer.split(pot, winners);
}

/// Pays the first pot to the best upcard.
pub(super) fn pay_upcard(dealer: &mut Dealer) -> Answered<()> {
    if let Some(winner) = best_upcard(dealer.table())? {
        award(dealer, UPCARD, &[winner]);
    }
    Ok(())
}

/// The ace of diamonds is best, then the highest rank. Of equal cards the elder's is better.
fn best_upcard(table: &Table) -> Answered<Option<Seat>> {
    let players: Vec<Seat> = table.dealt_in().collect();
    if table.rules.real_cards {
        let among = players.iter().copied().collect();
        let best = table.declared(Compared::Upcards, among)?;
        return Ok(declare::only(&players, best).first().copied());
    }
    let ace_of_diamonds = Card::new(Rank::Ace, Suit::Diamonds);
    let upcard = |seat: Seat| {
        let hand = table.place(seat)?.hands.first()?;
        let card = hand.cards.get(2)?.card;
        Some((card == ace_of_diamonds, card.rank()))
    };
    // `max_by_key` returns the last of equal maxima, so the eldest comes last.
    let eldest_last = players.into_iter().rev();
    Ok(eldest_last.max_by_key(|seat| upcard(*seat)))
}

/// Pays the second pot. It is won by a shown hand, or by the last player left. If a pair-royal takes all pots, the
/// first one is paid here too.
pub(in super::super) fn won_brag(dealer: &mut Dealer, winner: Seat, was_shown: bool) -> Flow {
    if !dealer.rules().royal_takes_all() {
        award(dealer, BRAG, &[winner]);
        return Flow::Next;
    }
    let table = dealer.table();
    let value = table.value(winner);
    let is_royal = value.is_some_and(|value| value.kind() == HandKind::Prial) || table.was_royal();
    if !(was_shown && is_royal) {
        if let Err(unanswered) = pay_upcard(dealer) {
            let then = Resume::BragWon { winner, was_shown };
            return declare::ask(dealer.table(), &unanswered, then);
        }
        award(dealer, BRAG, &[winner]);
        return Flow::Next;
    }
    for pot in [UPCARD, BRAG, NUMBER] {
        award(dealer, pot, &[winner]);
    }
    end(dealer)
}

/// Pays the third pot to these players. If there are none, it stays for the next deal.
pub(super) fn won_number(dealer: &mut Dealer, rules: NumberRules, winners: &[Seat]) -> Flow {
    award(dealer, NUMBER, winners);
    if let Some(seat) = won_all(dealer.table()) {
        pay_all_three(dealer, rules, seat);
    }
    let chips = dealer.table().pot();
    if chips > 0 {
        dealer.emit(Event::Carried { chips });
    }
    end(dealer)
}

fn end(dealer: &Dealer) -> Flow {
    let is_post = dealer.rules().pots().contains(&PotName::Post);
    let how = if is_post { Ending::Post } else { Ending::Three };
    Flow::end(how, true)
}

/// The player who has won all three pots alone.
fn won_all(table: &Table) -> Option<Seat> {
    let mut won = table.history.iter().filter_map(|event| match event {
        Event::Classic(ClassicEvent::Won { seats, .. }) => Some(*seats),
        _ => None,
    });
    let first = won.next()?;
    let alone = first.iter().next().filter(|_| first.len() == 1)?;
    won.all(|seats| seats == SeatSet::from_iter([alone]))
        .then_some(alone)
}

/// Each other player pays the winner of all three pots, as far as he has the chips.
fn pay_all_three(dealer: &mut Dealer, rules: NumberRules, to: Seat) {
    let due = rules.all_three.saturating_mul(dealer.rules().ante);
    let mut sum: Chips = 0;
    let players: Vec<Seat> = dealer.table().dealt_in().collect();
    for from in players {
        let chips = due.min(dealer.table().chips(from));
        if from != to && chips > 0 {
            sum += chips;
            dealer.emit(Event::Paid {
                from: Purse::Seat(from),
                to: Purse::Seat(to),
                chips,
            });
        }
    }
    if sum > 0 {
        let event = ClassicEvent::AllThree {
            seat: to,
            chips: sum,
        };
        dealer.emit(Event::Classic(event));
    }
}
