//! The rules of swapping with the board (RULES 2.6, 10.2), looked up among the stages of a game.

use crate::engine::facts::bus::BusRules;
use crate::engine::model::Rules;
use crate::engine::sums::stage::StageRules;

impl Rules {
    /// How cards are swapped with the board: the rules of the first swapping stage.
    #[must_use]
    pub fn bus(&self) -> Option<&BusRules> {
        self.stages.iter().find_map(|stage| match &stage.rules {
            StageRules::Bus(rules) => Some(rules),
            _ => None,
        })
    }

    /// Whether cards that lie on the board in the open are taken into hands, where they lie face down.
    #[must_use]
    pub fn swaps_with_board(&self) -> bool {
        self.bus().is_some()
    }

    /// Like [`Rules::lives`], to change them.
    pub fn lives_mut(&mut self) -> Option<&mut u32> {
        Some(&mut self.bus_mut()?.lives)
    }

    /// Like [`Rules::bus`], to change them.
    pub fn bus_mut(&mut self) -> Option<&mut BusRules> {
        self.stages
            .iter_mut()
            .find_map(|stage| match &mut stage.rules {
                StageRules::Bus(rules) => Some(rules),
                _ => None,
            })
    }
}
