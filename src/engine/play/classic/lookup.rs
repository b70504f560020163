//! The rules of three stakes (RULES 10.4, 10.8), looked up among the stages of a game.

use crate::engine::facts::classic::{BragRules, ClassicRules, NumberRules};
use crate::engine::model::{Rules, Stage};
use crate::engine::sums::stage::StageRules;

impl Rules {
    /// The rules of drawing to a number, for the third of three stakes.
    #[must_use]
    pub fn number(&self) -> Option<&NumberRules> {
        self.stages.iter().find_map(|stage| match &stage.rules {
            StageRules::Classic(ClassicRules::Number(rules)) => Some(rules),
            _ => None,
        })
    }

    /// Like [`Rules::number`], to change them.
    pub fn number_mut(&mut self) -> Option<&mut NumberRules> {
        self.stages
            .iter_mut()
            .find_map(|stage| match &mut stage.rules {
                StageRules::Classic(ClassicRules::Number(rules)) => Some(rules),
                _ => None,
            })
    }

    /// The rules of a brag between two, for the second of three stakes.
    #[must_use]
    pub fn brag(&self) -> Option<&BragRules> {
        self.stages.iter().find_map(|stage| match &stage.rules {
            StageRules::Classic(ClassicRules::Brag(rules)) => Some(rules),
            _ => None,
        })
    }

    /// Like [`Rules::brag`], to change them.
    pub fn brag_mut(&mut self) -> Option<&mut BragRules> {
        self.stages
            .iter_mut()
            .find_map(|stage| match &mut stage.rules {
                StageRules::Classic(ClassicRules::Brag(rules)) => Some(rules),
                _ => None,
            })
    }

    /// Whether a pair-royal that is shown for the second of three stakes takes all three pots (RULES 10.8).
    #[must_use]
    pub fn royal_takes_all(&self) -> bool {
        let takes = |stage: &Stage| match &stage.rules {
            StageRules::Classic(ClassicRules::Upcard(rules)) => rules.royal_takes_all,
            _ => false,
        };
        self.stages.iter().any(takes)
    }
}
