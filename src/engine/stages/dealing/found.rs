//! The rules of dealing (RULES 1.2), found among the stages of a game.

use super::rules::DealingRules;
use crate::engine::model::Rules;

impl Rules {
    /// How cards are dealt: the rules of the first stage that deals.
    #[must_use]
    pub fn dealing(&self) -> Option<&DealingRules> {
        let mut stages = self.stages.iter();
        stages.find_map(|stage| (stage.mechanic.dealing)(&stage.rules))
    }

    /// Like [`Rules::dealing`], to change them.
    pub fn dealing_mut(&mut self) -> Option<&mut DealingRules> {
        let mut stages = self.stages.iter_mut();
        stages.find_map(|stage| (stage.mechanic.dealing_mut)(&mut stage.rules))
    }
}
