//! The state and the rules of one of three stakes.

use crate::engine::facts::classic::{BragRules, ClassicRules, ClassicState, NumberRules};
use crate::engine::model::Table;
use crate::engine::sums::stage::{StageRules, StageState};
use crate::engine::view::View;

/// The index of each pot.
pub(super) const UPCARD: u8 = 0;

pub(super) const BRAG: u8 = 1;

pub(super) const NUMBER: u8 = 2;

/// The state of the current stage.
pub(super) fn state(table: &Table) -> ClassicState {
    match table.state {
        StageState::Classic(state) => state,
        _ => ClassicState::default(),
    }
}

/// The rules of the current stage.
pub(super) fn stage(table: &Table) -> Option<ClassicRules> {
    match table.stage_rules().map(|stage| &stage.rules) {
        Some(StageRules::Classic(rules)) => Some(*rules),
        _ => None,
    }
}

pub(super) fn brag_rules(table: &Table) -> Option<BragRules> {
    match stage(table)? {
        ClassicRules::Brag(rules) => Some(rules),
        _ => None,
    }
}

pub(super) fn number_rules(table: &Table) -> Option<NumberRules> {
    match stage(table)? {
        ClassicRules::Number(rules) => Some(rules),
        _ => None,
    }
}

impl View<'_> {
    /// The state of the current stage, if it is one of three stakes (RULES 10.4).
    #[must_use]
    pub fn classic(self) -> Option<ClassicState> {
        match self.table.state {
            StageState::Classic(state) => Some(state),
            _ => None,
        }
    }
}
