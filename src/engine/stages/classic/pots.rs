//! Who wins each of the three pots.

use super::super::super::Chips;
use super::super::super::dealer::Dealer;
use super::super::super::driver::Flow;
use super::super::super::event::{Ending, Event, Purse};
use super::super::super::own_events::ClassicEvent;
use super::super::super::own_rules::NumberRules;
use super::super::super::rules::PotName;
use super::super::super::seat::{Seat, SeatSet};
use super::super::super::table::Table;
use super::{BRAG, NUMBER, UPCARD};
use crate::cards::{Card, HandKind, Rank, Suit};

/// These win this pot and are paid in equal shares, an odd chip going to the elder.
pub(super) fn award(dealer: &mut Dealer, pot: u8, winners: &[Seat]) {
    let seats = winners.iter().copied().collect();
    dealer.emit(Event::Classic(ClassicEvent::Won { pot, seats }));
    dealer.split(pot, winners);
}

/// The best upcard takes the first pot.
pub(super) fn pay_upcard(dealer: &mut Dealer) {
    if let Some(winner) = best_upcard(dealer.table()) {
        award(dealer, UPCARD, &[winner]);
    }
}

/// The ace of diamonds, else the highest rank; of equal ones the elder's.
fn best_upcard(table: &Table) -> Option<Seat> {
    let ace_of_diamonds = Card::new(Rank::Ace, Suit::Diamonds);
    let upcard = |seat: Seat| {
        let hand = table.place(seat)?.hands.first()?;
        let card = hand.cards.get(2)?.card;
        Some((card == ace_of_diamonds, card.rank()))
    };
    // The last of equal maxima is taken, so the eldest comes last.
    let players: Vec<Seat> = table.dealt_in().collect();
    players.into_iter().rev().max_by_key(|seat| upcard(*seat))
}

/// The second pot is won: by a hand that was shown, or by nobody else being left. Where a pair-royal takes all, the
/// first pot has waited for this.
pub(in super::super) fn won_brag(dealer: &mut Dealer, winner: Seat, was_shown: bool) -> Flow {
    if !dealer.rules().royal_takes_all() {
        award(dealer, BRAG, &[winner]);
        return Flow::Next;
    }
    let value = dealer.table().value(winner);
    let is_royal = value.is_some_and(|value| value.kind() == HandKind::Prial);
    if !(was_shown && is_royal) {
        pay_upcard(dealer);
        award(dealer, BRAG, &[winner]);
        return Flow::Next;
    }
    for pot in [UPCARD, BRAG, NUMBER] {
        award(dealer, pot, &[winner]);
    }
    end(dealer)
}

/// The third pot is won, by these, or stays for the next deal.
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

/// Who has won all three pots alone.
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

/// Each other player pays to whoever has won all three pots, as far as he has it.
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
