//! The state of setting and showing hands.

use super::state::SettingState;
use super::{SettingAsk, SettingEvent};
use crate::engine::ask::Ask;
use crate::engine::event::Event;
use crate::engine::flow::Flow;
use crate::engine::model::Table;
use crate::engine::seat::Seat;
use crate::engine::stages::StageState;
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
