//! The rules of playing against the bank (RULES 1.8, 10.10), looked up among the stages of a game.

use crate::engine::facts::casino::CasinoRules;
use crate::engine::model::Rules;
use crate::engine::sums::stage::StageRules;

impl Rules {
    /// How the bank is played against: the rules of the first stage against it.
    #[must_use]
    pub fn casino(&self) -> Option<&CasinoRules> {
        self.stages.iter().find_map(|stage| match &stage.rules {
            StageRules::Casino(rules) => Some(rules),
            _ => None,
        })
    }

    /// Whether a player may have several boxes beside other players (O53).
    #[must_use]
    pub fn has_boxes_beside_others(&self) -> bool {
        let house = self.casino();
        house.is_some_and(|house| house.boxes_beside_others)
    }

    /// Like [`Rules::casino`], to change them.
    pub fn casino_mut(&mut self) -> Option<&mut CasinoRules> {
        self.stages
            .iter_mut()
            .find_map(|stage| match &mut stage.rules {
                StageRules::Casino(rules) => Some(rules),
                _ => None,
            })
    }
}
