//! The stages of a game, as far as somebody outside asks for them.

use arrayvec::ArrayVec;

use super::model::Rules;
use super::sums::stage::StageRules;

/// The most stages of a game.
const MOST_STAGES: usize = 8;

impl Rules {
    /// The rules of all stages, in order. Longer lists are cut off; no game has so many.
    #[must_use]
    pub fn shape(&self) -> ArrayVec<&StageRules, MOST_STAGES> {
        let rules = self.stages.iter().map(|stage| &stage.rules);
        rules.take(MOST_STAGES).collect()
    }
}
