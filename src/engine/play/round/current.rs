//! The state and the rules of the current round, and who still plays in it.

use crate::engine::facts::round::{RoundRules, RoundState};
use crate::engine::ground::chips::Chips;
use crate::engine::ground::seat::Seat;
use crate::engine::model::Table;
use crate::engine::view::View;

/// The rules of the current round. Set hands have one for each hand.
pub(in super::super) fn rules(table: &Table) -> Option<RoundRules> {
    table.stage_rules()?.rules.round(&table.state)
}

/// The state of the current round.
pub(super) fn state(table: &Table) -> Option<&RoundState> {
    table.round_state()
}

/// Whether a seat can still win the pot.
pub(super) fn is_playing(table: &Table, seat: Seat) -> bool {
    table.is_in(seat) && state(table).is_some_and(|state| !state.left.contains(seat))
}

/// The players who can still win the pot, the eldest first.
pub(super) fn playing(table: &Table) -> Vec<Seat> {
    let mut players = table.in_order();
    players.retain(|seat| is_playing(table, *seat));
    players
}

/// The chips in the pot of the round.
pub(super) fn in_pot(table: &Table, rules: &RoundRules) -> u64 {
    let pot = table.pots.get(usize::from(rules.pot));
    pot.copied().unwrap_or_default()
}

impl Table {
    /// The state of a round of equalised betting. `None`: the stage has no such round.
    pub(in crate::engine) fn round_state(&self) -> Option<&RoundState> {
        self.state.round()
    }
}

impl View<'_> {
    /// The amount that every player still in must have put in, in this round of equalised betting (RULES 10.0.6).
    #[must_use]
    pub fn top(self) -> Chips {
        self.table.round_state().map_or(0, RoundState::top)
    }
}
