//! The rules of betting in Brag (RULES 1.3), found among the stages of a game.

use super::rules::VyingRules;
use crate::engine::model::Rules;
use crate::engine::stages::StageRules;

impl Rules {
    /// How bets are made: the rules of the first vying stage.
    #[must_use]
    pub fn vying(&self) -> Option<&VyingRules> {
        self.stages.iter().find_map(|stage| match &stage.rules {
            StageRules::Vying(rules) => Some(rules),
            _ => None,
        })
    }

    /// Like [`Rules::vying`], to change them.
    pub fn vying_mut(&mut self) -> Option<&mut VyingRules> {
        self.stages
            .iter_mut()
            .find_map(|stage| match &mut stage.rules {
                StageRules::Vying(rules) => Some(rules),
                _ => None,
            })
    }
}
