//! Limits that grow from deal to deal (O54; RULES 9.2.18).
//!
//! The rules of a table are those of the deal in play. When a deal ends they become those of the next one, so that
//! whoever can pay an ante can pay the next.

use std::sync::Arc;

use super::Chips;
use super::capacity::MOST_CHIPS;
use super::dealers_choice;
use super::model::{Rules, Table};
use super::named_game::NamedGame;
use super::view::View;

/// The most doublings of a sitting.
const MOST_DOUBLINGS: u32 = 20;

impl Rules {
    /// These rules with the ante and all limits doubled so often. 0 and no limit stay.
    fn doubled(&self, times: u32) -> Rules {
        let mut rules = self.clone();
        rules.ante = doubled(rules.ante, times);
        if let Some(vying) = rules.vying_mut() {
            vying.open_min = doubled(vying.open_min, times);
            let limits = [
                &mut vying.open_max,
                &mut vying.raise_limit,
                &mut vying.bet_cap,
            ];
            for limit in limits {
                *limit = limit.map(|chips| doubled(chips, times));
            }
        }
        rules
    }
}

fn doubled(chips: Chips, times: u32) -> Chips {
    chips.saturating_mul(1 << times).min(MOST_CHIPS)
}

impl Table {
    /// Makes the rules those of the deal to come.
    pub(super) fn grow_limits(&mut self) {
        if let Some(rules) = self.grown() {
            self.rules = Arc::new(rules);
        }
    }

    /// The agreed ante as it stands in the deal to come. In a deal, in the one after it.
    pub(super) fn next_ante(&self) -> Chips {
        doubled(self.agreed.ante, self.doublings())
    }

    /// The least chips with which a player is dealt in next (RULES 9.2.2).
    pub(super) fn least_to_play_next(&self) -> Chips {
        let grown = self.grown();
        grown.as_ref().unwrap_or(&self.rules).least_to_play()
    }

    /// How often the limits are doubled in the deal that follows those begun so far.
    fn doublings(&self) -> u32 {
        let every = self.agreed.double_every.map(|deals| deals.max(1));
        every.map_or(0, |every| (self.deals / every).min(MOST_DOUBLINGS))
    }

    /// The rules of the deal that follows those begun so far. `None`: limits do not grow.
    fn grown(&self) -> Option<Rules> {
        self.agreed.double_every?;
        let other = self.agreed.choosable.others.iter();
        let mut other = other.filter(|other| other.game.key() == self.rules.game);
        if let Some(other) = other.next().filter(|_| !self.rules.is_betting()) {
            return dealers_choice::rules_of_other(&self.agreed, other.game, self.next_ante());
        }
        let named = NamedGame::of(&self.rules).filter(|_| self.agreed.dealers_choice);
        let chosen = named.and_then(|named| dealers_choice::rules_of(&self.agreed, named));
        let of_game = chosen.as_ref().unwrap_or(&self.agreed);
        Some(of_game.doubled(self.doublings()))
    }
}

impl View<'_> {
    /// The cost of the next deal for each player, in chips. It differs from that of this one where limits grow.
    #[must_use]
    pub fn next_cost(self) -> Chips {
        match self.table.grown() {
            Some(rules) => rules.cost(),
            None => self.rules().cost(),
        }
    }
}
