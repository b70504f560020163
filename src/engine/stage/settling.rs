//! How a deal comes to its end: one player left, hands shown, pots paid, cards gathered.

use super::super::action::Pick;
use super::super::ask::{Ask, Showing};
use super::super::dealer::Dealer;
use super::super::event::{Ending, Event};
use super::super::held::Held;
use super::super::rules::{BlindLast, DealingRules, RetainedMode, Shuffle, VyingRules};
use super::super::seat::{Seat, SeatSet, Standing};
use super::super::table::Table;
use super::{discarding, end};
use crate::cards::{HandKind, HandValue};

/// Only one player able to bet is left.
pub(super) fn last_left(dealer: &mut Dealer, rules: &VyingRules, last: Seat, how: Ending) {
    let table = dealer.table();
    if covered(table).next().is_some() {
        return show(dealer, Showing::Last { seat: last, how });
    }
    if unopposed_face_up(table, last) {
        return win_antes(dealer, last);
    }
    // A last blind player who could not pay the next ante, his debts being due before it, takes the pot
    // instead (RULES 9.2.2).
    let carries = rules.blind_last != BlindLast::Win
        && has_played_blind(table, rules, last)
        && table.is_ante(table.own_money(last));
    if !carries {
        let pot = table.pot();
        dealer.pay_out(0, last, pot);
        dealer.emit(Event::Gathered { seat: last });
        return finish(dealer, Ending::Fold, &[], SeatSet::NONE);
    }
    if rules.blind_last == BlindLast::Carry {
        return carry(dealer, &[Event::Gathered { seat: last }]);
    }
    if table.has_two(last) {
        return dealer.ask(Ask::Retain { seat: last });
    }
    carry(dealer, &[Event::Retained { seat: last }]);
}

/// Whether a keeper's second hand lay face up, he has not looked at the kept one, and nobody has bet:
/// the others could beat what they saw, and folded all the same (V53).
fn unopposed_face_up(table: &Table, last: Seat) -> bool {
    let face_up = |rules: &DealingRules| rules.retained_mode == RetainedMode::FaceUp;
    table.rules.dealing().is_some_and(face_up)
        && table.keeper() == Some(last)
        && table.is_blind(last)
        && table.stake == 0
}

/// Everybody has folded to a face-up hand: the keeper takes the antes of this deal and keeps his blind
/// hand, and a pot carried earlier stays (RULES 1.3, O12).
pub(super) fn win_antes(dealer: &mut Dealer, keeper: Seat) {
    let antes = dealer.table().pot() - dealer.table().carried;
    dealer.pay_out(0, keeper, antes);
    finish(dealer, Ending::FaceUp, &[], SeatSet::NONE);
}

/// A last blind player with two hands has named the one he keeps.
pub(super) fn retain(dealer: &mut Dealer, seat: Seat, kept: Option<Pick>) {
    let Some(kept) = kept else {
        return carry(dealer, &[Event::Gathered { seat }]);
    };
    let pick = kept.other();
    carry(
        dealer,
        &[Event::Thrown { seat, pick }, Event::Retained { seat }],
    );
}

/// The pot stays; then this happens to the last player's hands.
fn carry(dealer: &mut Dealer, hands: &[Event]) {
    let chips = dealer.table().pot();
    dealer.emit(Event::Carried { chips });
    for event in hands {
        dealer.emit(event.clone());
    }
    finish(dealer, Ending::Carried, &[], SeatSet::NONE);
}

/// Whether the last player left has played blind: he has bet blind, or holds a kept hand, and has
/// not looked (RULES 9.1, `blind_means_not_looked`). Where nobody may play blind, nobody has.
fn has_played_blind(table: &Table, rules: &VyingRules, seat: Seat) -> bool {
    let Some(place) = table.place(seat) else {
        return false;
    };
    rules.blind_play
        && table.is_blind(seat)
        && (rules.blind_means_not_looked
            || place.bet_blind
            || place.hands.iter().any(|hand| hand.kept))
}

/// Shows hands and pays every pot, newest first (RULES 1.3, 5.1.4).
pub(super) fn show(dealer: &mut Dealer, showing: Showing) {
    if let Some(seat) = dealer
        .table()
        .seats()
        .find(|seat| plays_with_two(dealer.table(), *seat))
    {
        return dealer.ask(Ask::Name { seat, showing });
    }
    let mut order: Vec<Seat> = Vec::new();
    let mut shown: Vec<HandValue> = Vec::new();
    let newest = (dealer.table().pots.len() - 1) as u8;
    let best = match showing {
        Showing::See { payer, seen } => {
            order.extend([seen, payer]);
            see(dealer, payer, seen, &mut shown)
        }
        Showing::Last { seat, .. } => {
            order.push(seat);
            shown.extend(expose(dealer, seat));
            vec![seat]
        }
        Showing::Instead { seat, short } => {
            order.extend([seat, short]);
            one_then_the_other(dealer, short, seat, &mut shown)
        }
        Showing::Showdown => {
            order = super::in_order(dealer.table());
            for &seat in &order {
                shown.extend(expose(dealer, seat));
            }
            let best = best_of(dealer.table(), &order);
            if let Some(first) = best.first() {
                turn_compared(dealer, *first, &order);
            }
            best
        }
    };
    // Whoever wins an empty pot has won nothing.
    let mut winners = SeatSet::NONE;
    if dealer.table().pots[usize::from(newest)] > 0 {
        winners.extend(best.iter().copied());
    }
    split(dealer, newest, &best);
    let late: Vec<(u8, Seat)> = covered(dealer.table()).collect();
    let mut champion = best.first().copied();
    for &(pot, seat) in &late {
        shown.extend(expose(dealer, seat));
        if let Some(champion) = champion {
            turn_compared(dealer, champion, &[champion, seat]);
        }
        let table = dealer.table();
        if champion.is_none_or(|champion| table.value(seat) > table.value(champion)) {
            champion = Some(seat);
        }
        if let Some(champion) = champion {
            let chips = dealer.table().pots[usize::from(pot)];
            if chips > 0 {
                winners.insert(champion);
            }
            dealer.pay_out(pot, champion, chips);
        }
    }
    let shuffle = shuffle_due(dealer.table(), &shown, winners);
    for seat in order
        .into_iter()
        .chain(late.into_iter().map(|(_, seat)| seat))
    {
        dealer.emit(Event::Gathered { seat });
    }
    end(dealer, how(showing), shuffle);
}

fn how(showing: Showing) -> Ending {
    match showing {
        Showing::See { .. } => Ending::See,
        Showing::Last { how, .. } => how,
        Showing::Showdown => Ending::Showdown,
        Showing::Instead { .. } => Ending::Show,
    }
}

fn plays_with_two(table: &Table, seat: Seat) -> bool {
    table.has_two(seat) && matches!(table.standing(seat), Standing::In | Standing::Covered(_))
}

/// The seen hand is exposed; the payer's only where it is better, and then it wins. Two blind players
/// turn their cards alternately, the seen one first (RULES 1.3, showdown).
fn see(dealer: &mut Dealer, payer: Seat, seen: Seat, shown: &mut Vec<HandValue>) -> Vec<Seat> {
    let table = dealer.table();
    if !table.is_blind(payer) || !table.is_blind(seen) {
        return one_then_the_other(dealer, payer, seen, shown);
    }
    let payer_wins = table.value(payer) > table.value(seen);
    let values = [seen, payer].map(|seat| table.value(seat));
    let [theirs, own] = [seen, payer].map(|seat| part(table, seat, false));
    for (their, own) in theirs.into_iter().zip(own) {
        expose_card(dealer, seen, their);
        expose_card(dealer, payer, own);
    }
    discarding::set_to_best(dealer, seen);
    discarding::set_to_best(dealer, payer);
    shown.extend(values.into_iter().flatten());
    vec![if payer_wins { payer } else { seen }]
}

/// The seen hand is exposed, the other only where it is better; where only discards can tell, they are
/// turned up too.
fn one_then_the_other(
    dealer: &mut Dealer,
    payer: Seat,
    seen: Seat,
    shown: &mut Vec<HandValue>,
) -> Vec<Seat> {
    let values = [seen, payer].map(|seat| dealer.table().value(seat));
    let payer_wins = values[1] > values[0];
    shown.extend(expose(dealer, seen));
    if dealer.table().is_blind(payer) {
        dealer.emit(Event::Looked {
            seat: payer,
            pick: None,
        });
        discarding::set_to_best(dealer, payer);
    }
    if payer_wins {
        shown.extend(expose(dealer, payer));
    }
    if let [Some(theirs), Some(own)] = values
        && dealer.table().ranking().is_up_to_discards(theirs, own)
    {
        turn_discards(dealer, seen);
        if payer_wins {
            turn_discards(dealer, payer);
        }
    }
    vec![if payer_wins { payer } else { seen }]
}

/// Turns up the discards of those whose three cards are as good as this player's, where that is
/// anybody but himself: only then are discards compared (RULES 1.4).
fn turn_compared(dealer: &mut Dealer, with: Seat, among: &[Seat]) {
    let table = dealer.table();
    let value = table.value(with);
    let equal = |seat: &Seat| {
        let both = value.zip(table.value(*seat));
        both.is_some_and(|(a, b)| table.ranking().is_up_to_discards(a, b))
    };
    let compared: Vec<Seat> = among.iter().copied().filter(equal).collect();
    if compared.len() > 1 {
        for seat in compared {
            turn_discards(dealer, seat);
        }
    }
}

fn turn_discards(dealer: &mut Dealer, seat: Seat) {
    for card in part(dealer.table(), seat, true) {
        if card.seen_by != SeatSet::ALL {
            expose_card(dealer, seat, card);
        }
    }
}

/// Everyone whose hand no other beats, in the order given.
fn best_of(table: &Table, seats: &[Seat]) -> Vec<Seat> {
    let best = seats.iter().map(|seat| table.value(*seat)).max().flatten();
    seats
        .iter()
        .copied()
        .filter(|seat| table.value(*seat) == best)
        .collect()
}

/// Pays a pot in equal shares; odd chips go one each from the dealer's left (RULES 5.5, 9.2.6).
fn split(dealer: &mut Dealer, pot: u8, winners: &[Seat]) {
    let (chips, shares) = (dealer.table().pots[usize::from(pot)], winners.len() as u64);
    for (nth, &seat) in winners.iter().enumerate() {
        let odd = u64::from((nth as u64) < chips % shares);
        dealer.pay_out(pot, seat, chips / shares + odd);
    }
}

/// Those who covered, the latest first, with the pot each plays for.
fn covered(table: &Table) -> impl Iterator<Item = (u8, Seat)> {
    let newest_first = (0..table.pots.len() as u8).rev();
    newest_first.filter_map(move |pot| {
        let by = |seat: &Seat| table.standing(*seat) == Standing::Covered(pot);
        table.seats().find(by).map(|seat| (pot, seat))
    })
}

/// The cards that play, or those that were thrown away.
fn part(table: &Table, seat: Seat, discards: bool) -> Vec<Held> {
    let hands = table.place(seat).into_iter().flat_map(|place| &place.hands);
    hands.flat_map(|hand| hand.part(discards)).collect()
}

/// Turns up the three cards that play. Of a hand never looked at nobody knows which those are: it is
/// turned up whole, and then set.
fn expose(dealer: &mut Dealer, seat: Seat) -> Option<HandValue> {
    for card in part(dealer.table(), seat, false) {
        expose_card(dealer, seat, card);
    }
    discarding::set_to_best(dealer, seat);
    dealer.table().value(seat)
}

fn expose_card(dealer: &mut Dealer, seat: Seat, card: Held) {
    dealer.emit(Event::Exposed {
        seat,
        card: Held {
            seen_by: SeatSet::ALL,
            ..card
        },
    });
}

fn finish(dealer: &mut Dealer, how: Ending, shown: &[HandValue], winners: SeatSet) {
    let shuffle = shuffle_due(dealer.table(), shown, winners);
    end(dealer, how, shuffle);
}

/// Whether the pack is shuffled after these hands were shown and these seats won (O19, V65).
fn shuffle_due(table: &Table, shown: &[HandValue], winners: SeatSet) -> bool {
    let prial = |value: &HandValue| value.kind() == HandKind::Prial;
    match table.rules.shuffle {
        Shuffle::PrialWon => {
            !shown.is_empty()
                && winners
                    .iter()
                    .any(|seat| table.value(seat).as_ref().is_some_and(prial))
        }
        Shuffle::PrialShown => shown.iter().any(prial),
        Shuffle::AnySeen => !shown.is_empty(),
        Shuffle::Always => true,
        Shuffle::Never => false,
    }
}
