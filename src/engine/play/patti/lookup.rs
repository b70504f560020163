//! The rules of Teen Patti (RULES 10.3), looked up among the stages of a game.

use crate::engine::facts::patti::PattiRules;
use crate::engine::model::Rules;
use crate::engine::sums::stage::StageRules;

impl Rules {
    /// How bets are made in Teen Patti.
    #[must_use]
    pub fn patti(&self) -> Option<&PattiRules> {
        self.stages.iter().find_map(|stage| match &stage.rules {
            StageRules::Patti(rules) => Some(rules),
            _ => None,
        })
    }

    /// Like [`Rules::patti`], to change them.
    pub fn patti_mut(&mut self) -> Option<&mut PattiRules> {
        self.stages
            .iter_mut()
            .find_map(|stage| match &mut stage.rules {
                StageRules::Patti(rules) => Some(rules),
                _ => None,
            })
    }
}
