//! The betting on a set hand before it is shown (RULES 10.1, `set_bets`): a round of equalised betting for its pot.

use crate::engine::facts::round::{RoundAsk, RoundRules, RoundState, Then};
use crate::engine::facts::setting::{
    Prize, SettingEvent, SettingIllegal, SettingRules, SettingState,
};
use crate::engine::flow::Flow;
use crate::engine::ground::seat::Seat;
use crate::engine::model::{Dealer, Table};
use crate::engine::play::round::speaking::{self, Next};
use crate::engine::play::round::{self, offers};
use crate::engine::sums::action::{Action, Choices};
use crate::engine::sums::ask::Ask;
use crate::engine::sums::event::Event;
use crate::engine::sums::illegal::Illegal;
use crate::engine::sums::stage::StageState;
use std::ops::ControlFlow;

impl SettingRules {
    /// The round of betting on the current hand. `None`: it is not bet on.
    pub(in crate::engine) fn round(&self, state: &SettingState) -> Option<RoundRules> {
        let Prize::Pots(pots) = &self.prize else {
            return None;
        };
        let on_hand = RoundRules {
            pot: state.won.len() as u8,
            then: Then::Leave,
            ..RoundRules::plain()
        };
        pots.bets.then_some(on_hand)
    }
}

/// Notes what was said of the current hand. Once it is won, the bets on the next one begin.
pub(super) fn note(table: &mut Table, event: &Event) {
    let StageState::Setting(_, bets) = &mut table.state else {
        return;
    };
    match event {
        Event::Setting(SettingEvent::Won { .. }) => *bets = RoundState::default(),
        event => speaking::note(bets, event),
    }
}

/// Whether a player has folded the current hand.
pub(super) fn has_folded(table: &Table, seat: Seat) -> bool {
    matches!(&table.state, StageState::Setting(_, bets) if bets.left.contains(seat))
}

/// Adds what a seat may do while the current hand is bet on.
pub(super) fn offer(table: &Table, seat: Seat, choices: &mut Choices) {
    offers::offer(table, seat, choices);
}

/// Whether a player who is asked for a bet on his hand may play this action.
pub(super) fn check(table: &Table, seat: Seat, action: Action) -> Result<(), Illegal> {
    match offers::check(table, seat, action) {
        Err(Illegal::NotInThisGame) => Err(Illegal::Setting(SettingIllegal::MustBetOnHand)),
        checked => checked,
    }
}

/// A player bets on the current hand, or answers a bet.
pub(super) fn speak(dealer: &mut Dealer, seat: Seat, action: Action) {
    if let Some(rules) = round::rules(dealer.table()) {
        speaking::speak(dealer, &rules, seat, action);
    }
}

/// How the betting on the current hand goes on: a player is asked, or it is over, and the hand is won by the player who
/// is left alone, if only one is. The first of this order begins. `spoke` is the player who has just spoken.
pub(super) fn go_on(
    table: &Table,
    order: &[Seat],
    spoke: Option<Seat>,
) -> ControlFlow<Flow, Option<Seat>> {
    let next = match (round::rules(table), spoke) {
        (None, _) => Next::Level,
        (Some(rules), None) => speaking::next(table, &rules, order.iter().copied()),
        (Some(rules), Some(seat)) => speaking::next(table, &rules, table.clockwise_after(seat)),
    };
    match next {
        Next::Ask(seat) => ControlFlow::Break(Flow::Wait(Ask::Round(RoundAsk::Speak { seat }))),
        Next::Alone(seat) => ControlFlow::Continue(Some(seat)),
        Next::Level => ControlFlow::Continue(None),
    }
}
