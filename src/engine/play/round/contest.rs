//! The last to bet names his hand, and the others contest it or concede the pool (RULES 10.6, `concede`).

use super::current::{in_pot, is_playing, state};
use super::level::show_level;
use crate::engine::facts::round::{RoundAsk, RoundEvent, RoundRules};
use crate::engine::flow::Flow;
use crate::engine::ground::ending::Ending;
use crate::engine::ground::seat::Seat;
use crate::engine::model::Dealer;
use crate::engine::sums::ask::Ask;
use crate::engine::sums::event::Event;

/// The last to bet names his hand: without a bet the dealer, or the eldest still in where the dealer has folded.
pub(super) fn begin(dealer: &mut Dealer, rules: &RoundRules) -> Flow {
    let table = dealer.table();
    let bettor = state(table).and_then(|state| state.bettor);
    let first = bettor.unwrap_or(table.dealer);
    let mut order = std::iter::once(first).chain(table.elders());
    let Some(by) = order.find(|seat| is_playing(table, *seat)) else {
        return Flow::Stay;
    };
    if let Some(value) = table.value(by) {
        dealer.emit(Event::Round(RoundEvent::Named {
            seat: by,
            kind: value.kind(),
            rank: value.ranks()[0],
        }));
    }
    ask_after(dealer, rules, by, by)
}

/// Asks the next player. When all have answered, those who contest show, or nobody does.
fn ask_after(dealer: &mut Dealer, rules: &RoundRules, by: Seat, after: Seat) -> Flow {
    let table = dealer.table();
    let order = table.clockwise_after(after);
    let mut others = order.take_while(|seat| *seat != by);
    if let Some(seat) = others.find(|seat| is_playing(table, *seat)) {
        return Flow::Wait(Ask::Round(RoundAsk::Contest { seat, by }));
    }
    let mut contesting = table.clockwise_after(by).take_while(|seat| *seat != by);
    if contesting.any(|seat| is_playing(table, seat)) {
        let last = table.dealer;
        return show_level(dealer, rules, last);
    }
    let chips = in_pot(table, rules);
    dealer.pay_out(rules.pot, by, chips);
    Flow::end(Ending::Conceded, true)
}

/// A player has answered.
pub(super) fn answer(dealer: &mut Dealer, rules: &RoundRules, seat: Seat, contests: bool) -> Flow {
    let Ask::Round(RoundAsk::Contest { by, .. }) = dealer.table().ask else {
        return Flow::Stay;
    };
    dealer.emit(Event::Round(RoundEvent::Contested { seat, contests }));
    ask_after(dealer, rules, by, seat)
}
