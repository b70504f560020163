//! The state of setting and showing hands.

use super::SettingAsk;
use super::state::SettingState;
use crate::engine::ask::Ask;
use crate::engine::flow::Flow;
use crate::engine::model::Table;
use crate::engine::state::StageState;

/// Asks a player this.
pub(super) fn wait(ask: SettingAsk) -> Flow {
    Flow::Wait(Ask::Setting(ask))
}

/// The state of the current stage.
pub(super) fn state(table: &Table) -> Option<&SettingState> {
    match &table.state {
        StageState::Setting(state) => Some(state),
        _ => None,
    }
}
