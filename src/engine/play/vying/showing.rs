//! Shows hands, pays every pot and gathers the cards.

use crate::engine::declare::{self, Answered};
use crate::engine::facts::vying::VyingAsk;
use crate::engine::flow::Flow;
use crate::engine::ground::ending::Ending;
use crate::engine::ground::held::Held;
use crate::engine::ground::resume::{Resume, Showing};
use crate::engine::ground::seat::{Seat, SeatSet, Standing};
use crate::engine::model::{Dealer, Table};
use crate::engine::sums::event::Event;

use super::asking::wait;
use super::shuffling::shuffle_due;
use super::throwing::set_to_best;
use crate::cards::HandValue;

/// The hands shown so far, and what they have won.
#[derive(Default)]
pub(in super::super) struct Showdown {
    /// The seats whose cards are gathered, in this order.
    order: Vec<Seat>,
    values: Vec<HandValue>,
    /// The winners of pots that were not empty.
    winners: SeatSet,
}

/// Who wins each pot.
pub(in super::super) struct Verdict {
    /// The winners of the newest pot.
    best: Vec<Seat>,
    /// The winners of the pots that were covered, the latest cover first.
    champions: Vec<Seat>,
}

/// Shows hands and pays every pot, newest first (RULES 1.3, 5.1.4). A player with two blind hands names one first.
pub(in super::super) fn show(dealer: &mut Dealer, showing: Showing) -> Flow {
    let table = dealer.table();
    let mut seats = table.seats();
    if let Some(seat) = seats.find(|seat| plays_with_two(table, *seat)) {
        return wait(VyingAsk::ChooseHand { seat, showing });
    }
    let verdict = match judge(table, showing) {
        Ok(verdict) => verdict,
        Err(unanswered) => {
            return declare::ask(table, &unanswered, Resume::Showing(showing));
        }
    };
    let mut shown = Showdown::default();
    open(dealer, showing, &verdict, &mut shown);
    settle(dealer, &verdict, shown, how(showing))
}

/// Pays every pot, newest first. Then gathers the shown cards and ends the deal.
pub(in super::super) fn settle(
    dealer: &mut Dealer,
    verdict: &Verdict,
    mut shown: Showdown,
    how: Ending,
) -> Flow {
    pay_newest(dealer, &verdict.best, &mut shown);
    pay_covered(dealer, verdict, &mut shown);
    let shuffle = shuffle_due(dealer.table(), &shown.values, shown.winners);
    for seat in shown.order {
        dealer.emit(Event::Gathered { seat });
    }
    Flow::end(how, shuffle)
}

/// Compares the hands that play for the newest pot, and then those that covered.
fn judge(table: &Table, showing: Showing) -> Answered<Verdict> {
    match showing {
        Showing::See { payer, seen } => judge_two(table, payer, seen),
        Showing::Last { seat, .. } => with_covers(table, vec![seat]),
        Showing::Instead { seat, short } => judge_two(table, short, seat),
        Showing::Showdown => judge_all(table),
    }
}

/// Compares the hands of all who are in. Equal hands share.
pub(in super::super) fn judge_all(table: &Table) -> Answered<Verdict> {
    let best = table.best_of(&table.in_order())?;
    with_covers(table, best)
}

/// Compares two hands. The payer wins only with the better one.
pub(in super::super) fn judge_two(table: &Table, payer: Seat, seen: Seat) -> Answered<Verdict> {
    let payer_wins = table.beats(payer, seen)?;
    with_covers(table, vec![if payer_wins { payer } else { seen }])
}

/// The players who covered are compared with the winner one by one, the latest cover first (RULES 5.1.4).
fn with_covers(table: &Table, best: Vec<Seat>) -> Answered<Verdict> {
    let mut champion = best.first().copied();
    let mut champions = Vec::new();
    for (_, seat) in covered(table) {
        let winner = match champion {
            Some(champion) if !table.beats(seat, champion)? => champion,
            _ => seat,
        };
        champion = Some(winner);
        champions.push(winner);
    }
    Ok(Verdict { best, champions })
}

/// Opens the hands that play for the newest pot.
fn open(dealer: &mut Dealer, showing: Showing, verdict: &Verdict, shown: &mut Showdown) {
    match showing {
        Showing::See { payer, seen } => {
            shown.order.extend([seen, payer]);
            see(dealer, (payer, seen), verdict, &mut shown.values);
        }
        Showing::Last { seat, .. } => {
            shown.order.push(seat);
            shown.values.extend(expose(dealer, seat));
        }
        Showing::Instead { seat, short } => {
            shown.order.extend([seat, short]);
            one_then_the_other(dealer, (short, seat), verdict, &mut shown.values);
        }
        Showing::Showdown => open_all(dealer, verdict, shown),
    }
}

/// All players who are in show, from the dealer's left.
pub(in super::super) fn open_all(dealer: &mut Dealer, verdict: &Verdict, shown: &mut Showdown) {
    let order = dealer.table().in_order();
    for &seat in &order {
        shown.values.extend(expose(dealer, seat));
    }
    if let Some(first) = verdict.best.first() {
        turn_compared(dealer, *first, &order);
    }
    shown.order = order;
}

/// Pays the newest pot to the best hands in equal shares (RULES 5.5, 9.2.6). The winner of an empty pot has won
/// nothing.
fn pay_newest(dealer: &mut Dealer, best: &[Seat], shown: &mut Showdown) {
    let newest = dealer.table().pots.len() - 1;
    if dealer.table().pots[newest] > 0 {
        shown.winners.extend(best.iter().copied());
    }
    dealer.split(newest as u8, best);
}

/// The players who covered show, the latest cover first. The better hand takes the pot that each plays for (RULES 5.1.4).
fn pay_covered(dealer: &mut Dealer, verdict: &Verdict, shown: &mut Showdown) {
    let late: Vec<(u8, Seat)> = covered(dealer.table()).collect();
    let mut champion = verdict.best.first().copied();
    for ((pot, seat), &winner) in late.into_iter().zip(&verdict.champions) {
        shown.order.push(seat);
        shown.values.extend(expose(dealer, seat));
        if let Some(champion) = champion {
            turn_compared(dealer, champion, &[champion, seat]);
        }
        champion = Some(winner);
        let chips = dealer.table().pots[usize::from(pot)];
        if chips > 0 {
            shown.winners.insert(winner);
        }
        dealer.pay_out(pot, winner, chips);
    }
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

/// The seen hand is exposed. The payer's hand is exposed only if it is better, and then it wins. Two blind players turn
/// their cards alternately, the seen one first (RULES 1.3, showdown).
fn see(
    dealer: &mut Dealer,
    (payer, seen): (Seat, Seat),
    verdict: &Verdict,
    shown: &mut Vec<HandValue>,
) {
    let table = dealer.table();
    if table.is_blind(payer) && table.is_blind(seen) {
        turn_by_turn(dealer, payer, seen, shown);
    } else {
        one_then_the_other(dealer, (payer, seen), verdict, shown);
    }
}

/// Both hands are exposed, whichever is better (RULES 10.3). Two blind players turn their cards alternately.
pub(in super::super) fn open_both(
    dealer: &mut Dealer,
    payer: Seat,
    seen: Seat,
    shown: &mut Showdown,
) {
    shown.order.extend([seen, payer]);
    let table = dealer.table();
    if table.is_blind(payer) && table.is_blind(seen) {
        return turn_by_turn(dealer, payer, seen, &mut shown.values);
    }
    let values = [seen, payer].map(|seat| expose(dealer, seat));
    shown.values.extend(values.into_iter().flatten());
}

/// Exposes two hands card by card in turn, the seen one first.
fn turn_by_turn(dealer: &mut Dealer, payer: Seat, seen: Seat, shown: &mut Vec<HandValue>) {
    let table = dealer.table();
    let values = [seen, payer].map(|seat| table.value(seat));
    let [theirs, own] = [seen, payer].map(|seat| part(table, seat, false));
    for (their, own) in theirs.into_iter().zip(own) {
        expose_card(dealer, seen, their);
        expose_card(dealer, payer, own);
    }
    set_to_best(dealer, seen);
    set_to_best(dealer, payer);
    shown.extend(values.into_iter().flatten());
}

/// Exposes the seen hand, and the other only if it is better. If only discards decide, they are turned up too.
fn one_then_the_other(
    dealer: &mut Dealer,
    (payer, seen): (Seat, Seat),
    verdict: &Verdict,
    shown: &mut Vec<HandValue>,
) {
    let values = [seen, payer].map(|seat| dealer.table().value(seat));
    let payer_wins = verdict.best == [payer];
    shown.extend(expose(dealer, seen));
    if dealer.table().is_blind(payer) {
        dealer.emit(Event::Looked {
            seat: payer,
            pick: None,
        });
        set_to_best(dealer, payer);
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
}

/// Turns up the discards of those players whose three cards equal this player's. If there is no other such player,
/// nothing is turned up, because discards are compared only then (RULES 1.4).
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

/// The players who covered, the latest first, with the pot that each plays for.
pub(in super::super) fn covered(table: &Table) -> impl Iterator<Item = (u8, Seat)> {
    let newest_first = (0..table.pots.len() as u8).rev();
    newest_first.filter_map(move |pot| {
        let by = |seat: &Seat| table.standing(*seat) == Standing::Covered(pot);
        table.seats().find(by).map(|seat| (pot, seat))
    })
}

/// The cards that play, or the discards.
fn part(table: &Table, seat: Seat, discards: bool) -> Vec<Held> {
    let hands = table.place(seat).into_iter().flat_map(|place| &place.hands);
    hands.flat_map(|hand| hand.part(discards)).collect()
}

/// Turns up the three cards that play. In a hand that was never looked at, nobody knows which those are. It is turned
/// up whole, and its best three play.
fn expose(dealer: &mut Dealer, seat: Seat) -> Option<HandValue> {
    for card in part(dealer.table(), seat, false) {
        expose_card(dealer, seat, card);
    }
    set_to_best(dealer, seat);
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
