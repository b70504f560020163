//! The rules of dealing (RULES 1.2), found among the stages of a game.

use super::rules::DealingRules;
use crate::engine::model::Rules;
use crate::engine::stages::StageRules;

impl Rules {
    /// How cards are dealt: the rules of the first stage that deals.
    #[must_use]
    pub fn dealing(&self) -> Option<&DealingRules> {
        self.stages.iter().find_map(|stage| match &stage.rules {
            StageRules::Dealing(rules) => Some(rules),
            StageRules::Casino(rules) => Some(&rules.dealing),
            _ => None,
        })
    }

    /// Like [`Rules::dealing`], to change them.
    pub fn dealing_mut(&mut self) -> Option<&mut DealingRules> {
        self.stages
            .iter_mut()
            .find_map(|stage| match &mut stage.rules {
                StageRules::Dealing(rules) => Some(rules),
                StageRules::Casino(rules) => Some(&mut rules.dealing),
                _ => None,
            })
    }
}
