//! The rules of setting several hands from one deal (RULES 10.1), looked up among the stages of a game.

use crate::engine::facts::setting::{Fours, PointsRules, PotsRules, Prize, SettingRules};
use crate::engine::model::Rules;
use crate::engine::sums::stage::StageRules;

impl Rules {
    /// How hands are set and what for: the rules of the first setting stage.
    #[must_use]
    pub fn setting(&self) -> Option<&SettingRules> {
        self.stages.iter().find_map(|stage| match &stage.rules {
            StageRules::Setting(rules) => Some(rules),
            _ => None,
        })
    }

    /// Whether players set hands.
    #[must_use]
    pub fn sets_hands(&self) -> bool {
        self.setting().is_some()
    }

    /// How many hands a player sets. `None`: he sets none.
    #[must_use]
    pub fn hands_to_set(&self) -> Option<u8> {
        self.setting().map(|setting| setting.hands)
    }

    /// Whether four of a kind count as a hand.
    #[must_use]
    pub fn has_four_of_a_kind(&self) -> bool {
        self.setting()
            .is_some_and(|setting| setting.fours != Fours::Never)
    }

    /// The rules of a game for points.
    #[must_use]
    pub fn points(&self) -> Option<&PointsRules> {
        match &self.setting()?.prize {
            Prize::Points(points) => Some(points),
            _ => None,
        }
    }

    /// The rules of a pot for each set hand.
    #[must_use]
    pub fn set_pots(&self) -> Option<&PotsRules> {
        match &self.setting()?.prize {
            Prize::Pots(pots) => Some(pots),
            _ => None,
        }
    }

    /// Whether set hands are bet on before they are shown (RULES 10.1, `set_bets`).
    #[must_use]
    pub fn bets_on_sets(&self) -> bool {
        self.set_pots().is_some_and(|pots| pots.bets)
    }

    /// Like [`Rules::setting`], to change them.
    pub fn setting_mut(&mut self) -> Option<&mut SettingRules> {
        self.stages
            .iter_mut()
            .find_map(|stage| match &mut stage.rules {
                StageRules::Setting(rules) => Some(rules),
                _ => None,
            })
    }

    /// Like [`Rules::points`], to change them.
    pub fn points_mut(&mut self) -> Option<&mut PointsRules> {
        match &mut self.setting_mut()?.prize {
            Prize::Points(points) => Some(points),
            _ => None,
        }
    }

    /// Like [`Rules::set_pots`], to change them.
    pub fn set_pots_mut(&mut self) -> Option<&mut PotsRules> {
        match &mut self.setting_mut()?.prize {
            Prize::Pots(pots) => Some(pots),
            _ => None,
        }
    }
}
