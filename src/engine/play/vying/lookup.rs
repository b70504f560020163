//! The rules of betting in Brag (RULES 1.3), looked up among the stages of a game.

use crate::engine::facts::vying::{BlindLast, VyingRules};
use crate::engine::model::Rules;
use crate::engine::sums::stage::StageRules;

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

    /// Lets a last player who is blind win the pot (O10).
    pub fn let_last_blind_win(&mut self) {
        if let Some(rules) = self.vying_mut() {
            rules.blind_last = BlindLast::Win;
        }
    }

    /// Whether hands may be played without looking (O7). `None`: the game does not ask.
    #[must_use]
    pub fn plays_blind(&self) -> Option<bool> {
        self.vying().map(|rules| rules.blind_play)
    }

    /// Whether a last player who is blind keeps his hand (O10).
    #[must_use]
    pub fn keeps_last_blind(&self) -> bool {
        let keeps = |rules: &VyingRules| rules.blind_last == BlindLast::Keep;
        self.vying().is_some_and(keeps)
    }

    /// Whether a last player who is blind wins nothing, and the pot is carried (O10).
    #[must_use]
    pub fn carries_last_blind(&self) -> bool {
        let carries = |rules: &VyingRules| rules.blind_last != BlindLast::Win;
        self.vying().is_some_and(carries)
    }

    /// Whether, between two, a bet of the last chip ends the betting (O43).
    #[must_use]
    pub fn last_chip_ends(&self) -> bool {
        self.vying().is_some_and(|rules| rules.last_chips_show)
    }
}
