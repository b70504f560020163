//! What a player says in a round of betting, and whom it asks next (RULES 10.0.6). The pots of set hands are bet on in
//! the same words (RULES 10.1, `set_bets`).

use super::current::{playing, state};
use super::limits;
use crate::engine::facts::round::{Answer, RoundAction, RoundEvent, RoundRules, RoundState, Then};
use crate::engine::ground::seat::Seat;
use crate::engine::model::{Dealer, Table};
use crate::engine::sums::action::Action;
use crate::engine::sums::event::Event;

/// How a round goes on.
pub(in super::super) enum Next {
    /// This player is asked.
    Ask(Seat),
    /// All who are in are level.
    Level,
    /// Only this player is left.
    Alone(Seat),
}

/// A player checks, matches, bets or folds. The action has been checked.
pub(in super::super) fn speak(dealer: &mut Dealer, rules: &RoundRules, seat: Seat, action: Action) {
    match action {
        Action::Round(RoundAction::Check) | Action::Pass => {
            dealer.emit(Event::Round(RoundEvent::Checked { seat }));
        }
        Action::Round(RoundAction::Match | RoundAction::Go) => {
            let chips = limits::to_match(dealer.table(), seat);
            let blind = dealer.table().is_blind(seat);
            dealer.pay_to(seat, rules.pot, chips);
            dealer.emit(Event::Round(RoundEvent::Matched { seat, chips, blind }));
        }
        Action::Bet(chips) => {
            let level = state(dealer.table()).map_or(0, |state| state.level(seat));
            dealer.pay_to(seat, rules.pot, chips);
            dealer.emit(Event::Bet {
                seat,
                chips,
                blind: false,
                stake: level + chips,
            });
        }
        Action::Fold if rules.then == Then::Leave => {
            dealer.emit(Event::Round(RoundEvent::Left { seat }));
        }
        Action::Fold => dealer.emit(Event::Folded { seat }),
        _ => {}
    }
}

/// Finds the next player who owes something or has not acted, in this order.
pub(in super::super) fn next(
    table: &Table,
    rules: &RoundRules,
    mut order: impl Iterator<Item = Seat>,
) -> Next {
    let players = playing(table);
    if let [last] = *players {
        return Next::Alone(last);
    }
    let Some(state) = state(table) else {
        return Next::Level;
    };
    let top = state.top();
    let speaks = |seat: &Seat| {
        let owes = state.level(*seat) < top;
        let silent = !state.acted.contains(*seat) && (top == 0 || rules.answer == Answer::Equal);
        players.contains(seat) && (owes || silent)
    };
    if let Some(next) = order.find(speaks) {
        return Next::Ask(next);
    }
    match state.last.filter(|_| rules.answer == Answer::Sight) {
        Some(last) => Next::Ask(last),
        None => Next::Level,
    }
}

/// Notes what was said.
pub(in super::super) fn note(state: &mut RoundState, event: &Event) {
    match *event {
        Event::Bet { seat, stake, .. } => {
            state.bettor = Some(seat);
            state.raise_to(seat, stake);
            state.acted.insert(seat);
            state.bets = state.bets.saturating_add(1);
        }
        Event::Round(RoundEvent::Posted { seat, chips }) => {
            state.raise_to(seat, chips);
            state.bets = 1;
        }
        Event::Round(RoundEvent::Checked { seat }) => state.acted.insert(seat),
        Event::Round(RoundEvent::Matched { seat, .. }) => {
            state.raise_to(seat, state.top());
            state.acted.insert(seat);
        }
        Event::Round(
            RoundEvent::Left { seat }
            | RoundEvent::Contested {
                seat,
                contests: false,
            },
        ) => state.left.insert(seat),
        _ => {}
    }
}
