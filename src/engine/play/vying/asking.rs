//! What players are asked during the betting.

use crate::engine::facts::vying::VyingAsk;
use crate::engine::flow::Flow;
use crate::engine::model::Table;
use crate::engine::sums::ask::Ask;

/// What a player is asked during the betting.
pub(super) fn asked(table: &Table) -> Option<VyingAsk> {
    match table.ask {
        Ask::Vying(ask) => Some(ask),
        _ => None,
    }
}

/// Asks a player this.
pub(super) fn wait(ask: VyingAsk) -> Flow {
    Flow::Wait(Ask::Vying(ask))
}
