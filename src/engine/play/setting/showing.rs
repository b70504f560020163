//! Showing hands: every player's first hand, then every player's second, and so on. The best of each wins (RULES 10.1).
//! Under `set_bets` each is bet on before.

use crate::engine::facts::setting::{SettingAsk, SettingEvent, SettingRules, Tie};
use crate::engine::flow::Flow;
use crate::engine::ground::held::Held;
use crate::engine::ground::holding::{Holding, Role};
use crate::engine::ground::seat::{Seat, SeatSet};
use crate::engine::model::{Dealer, Table};
use crate::engine::sums::event::Event;

use super::current::{state, wait};
use super::{betting, prizes};
use crate::cards::{Card, HandValue};
use std::ops::ControlFlow;

/// Bets on hands, shows and compares them until a player must decide, or all are compared. `spoke` is the player who
/// has just spoken in the betting.
pub(super) fn run(dealer: &mut Dealer, rules: &SettingRules, mut spoke: Option<Seat>) -> Flow {
    loop {
        let table = dealer.table();
        let Some(state) = state(table) else {
            return Flow::Next;
        };
        let nth = state.won.len() as u8;
        if nth >= rules.hands {
            return prizes::pay(dealer, rules);
        }
        let mut order = order(table);
        let seat = match betting::go_on(table, &order, spoke.take()) {
            ControlFlow::Break(asks) => return asks,
            ControlFlow::Continue(Some(alone)) => Some(alone),
            ControlFlow::Continue(None) => {
                order.retain(|seat| !betting::has_folded(table, *seat));
                let spoken = state.spoken;
                for &seat in order.iter().filter(|seat| !spoken.contains(**seat)) {
                    if rules.pass {
                        return wait(SettingAsk::Show { seat, nth });
                    }
                    show(dealer, rules, seat, nth);
                }
                winner(dealer.table(), rules, &order, nth)
            }
        };
        dealer.emit(Event::Setting(SettingEvent::Won { nth, seat }));
        prizes::pay_set(dealer, rules, nth, seat);
    }
}

/// Shows a player's n-th hand.
pub(super) fn show(dealer: &mut Dealer, rules: &SettingRules, seat: Seat, nth: u8) {
    let cards: Vec<Held> = row(dealer.table(), seat, nth)
        .map(|hand| hand.cards.clone())
        .unwrap_or_default();
    for held in cards {
        let seen_by = SeatSet::ALL;
        let card = Held { seen_by, ..held };
        dealer.emit(Event::Exposed { seat, card });
    }
    dealer.emit(Event::Setting(SettingEvent::Showed { seat, nth }));
    if value(dealer.table(), seat, nth).is_some_and(HandValue::is_four_of_a_kind) {
        prizes::pay_fours(dealer, rules, seat);
    }
}

/// The order of showing: the eldest begins with the first hand, and the winner of the hand before with each later one.
fn order(table: &Table) -> Vec<Seat> {
    let mut order = table.in_order();
    let before = state(table).and_then(|state| state.won.last().copied().flatten());
    if let Some(first) = before.and_then(|seat| order.iter().position(|other| *other == seat)) {
        order.rotate_left(first);
    }
    order
}

/// The winner of the n-th hand: the best that was shown and counts. If several are equal, the rules decide.
fn winner(table: &Table, rules: &SettingRules, order: &[Seat], nth: u8) -> Option<Seat> {
    let passed = state(table).map_or(SeatSet::NONE, |state| state.passed);
    let shown = order.iter().filter(|seat| !passed.contains(**seat));
    let values = shown.filter_map(|seat| Some((*seat, value(table, *seat, nth)?)));
    let counting: Vec<(Seat, HandValue)> = values
        .filter(|(_, value)| value.kind() >= rules.minimum)
        .collect();
    let best = counting.iter().map(|(_, value)| *value).max()?;
    let mut equal = counting.iter().filter(|(_, value)| *value == best);
    let first = equal.next()?.0;
    match rules.tie {
        Tie::FirstShown => Some(first),
        Tie::Nobody => equal.next().is_none().then_some(first),
    }
}

fn value(table: &Table, seat: Seat, nth: u8) -> Option<HandValue> {
    let cards: Vec<Card> = row(table, seat, nth)?
        .cards
        .iter()
        .map(|held| held.card)
        .collect();
    table.ranking().row(&cards)
}

fn row(table: &Table, seat: Seat, nth: u8) -> Option<&Holding> {
    let mut hands = table.place(seat)?.hands.iter();
    hands.find(|hand| hand.role == Role::Set(nth))
}
