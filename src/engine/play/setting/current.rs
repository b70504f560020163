//! The state of setting and showing hands.

use crate::engine::facts::setting::{SettingAsk, SettingEvent, SettingState};
use crate::engine::flow::Flow;
use crate::engine::ground::seat::Seat;
use crate::engine::model::Table;
use crate::engine::sums::ask::Ask;
use crate::engine::sums::event::Event;
use crate::engine::sums::stage::StageState;
use crate::engine::view::View;

/// Asks a player this.
pub(super) fn wait(ask: SettingAsk) -> Flow {
    Flow::Wait(Ask::Setting(ask))
}

/// The state of the current stage.
pub(super) fn state(table: &Table) -> Option<&SettingState> {
    match &table.state {
        StageState::Setting(state, _) => Some(state),
        _ => None,
    }
}

impl View<'_> {
    /// The set hand that is bet on or shown now, counted from 0 (RULES 10.1).
    #[must_use]
    pub fn set_in_play(self) -> Option<u8> {
        match &self.table.state {
            StageState::Setting(state, _) => Some(state.won.len() as u8),
            _ => None,
        }
    }

    /// Whether a seat has won with the set hand of this number, counted from 0.
    #[must_use]
    pub fn has_won_set(self, seat: Seat, nth: u8) -> bool {
        let won = SettingEvent::Won {
            nth,
            seat: Some(seat),
        };
        self.history()
            .any(|event| event == Event::Setting(won.clone()))
    }
}
