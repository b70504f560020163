//! The state of betting, as rule code reads it.

use super::VyingState;
use crate::engine::Chips;
use crate::engine::model::Table;
use crate::engine::stages::StageState;

impl Table {
    /// The state of betting. `None`: the stage is another.
    pub(in crate::engine) fn vying(&self) -> Option<&VyingState> {
        match &self.state {
            StageState::Vying(state) => Some(state),
            _ => None,
        }
    }

    /// The last bet, in open chips. 0: there was none.
    pub(in crate::engine) fn stake(&self) -> Chips {
        self.vying().map_or(0, |state| state.stake)
    }
}
