//! The rules of equalised betting (RULES 10.0.6), looked up among the stages of a game.

use crate::engine::facts::round::{RoundRules, Then};
use crate::engine::model::Rules;
use crate::engine::sums::stage::StageRules;

impl Rules {
    /// Whether a player who folds in a round has lost one pot alone, and keeps his cards for the others.
    #[must_use]
    pub fn folds_one_pot(&self) -> bool {
        self.bets_on_sets() || self.round().is_some_and(|round| round.then == Then::Leave)
    }

    /// How bets are equalised: the rules of the first such round.
    #[must_use]
    pub fn round(&self) -> Option<&RoundRules> {
        self.stages.iter().find_map(|stage| match &stage.rules {
            StageRules::Round(rules) => Some(rules),
            _ => None,
        })
    }

    /// The rules of each round of equalised betting, to change them.
    pub fn rounds_mut(&mut self) -> impl Iterator<Item = &mut RoundRules> {
        self.stages
            .iter_mut()
            .filter_map(|stage| match &mut stage.rules {
                StageRules::Round(rules) => Some(rules),
                _ => None,
            })
    }
}
