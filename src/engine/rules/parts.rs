//! The rules of each mechanic, found among the stages of a game.

use super::super::own_rules::{
    AgainstHouse, ExchangeRules, PattiRules, PointsRules, Prize, RoundRules, SettingRules,
    SwappingRules,
};
use super::{DealingRules, Rules, StageRules, VyingRules};

impl Rules {
    /// How cards are dealt: the rules of the first stage that deals.
    #[must_use]
    pub fn dealing(&self) -> Option<&DealingRules> {
        self.stages.iter().find_map(|stage| match stage {
            StageRules::Dealing(rules) => Some(rules),
            StageRules::House(rules) => Some(&rules.dealing),
            _ => None,
        })
    }

    /// How bets are made: the rules of the first vying stage.
    #[must_use]
    pub fn vying(&self) -> Option<&VyingRules> {
        self.stages.iter().find_map(|stage| match stage {
            StageRules::Vying(rules) => Some(rules),
            _ => None,
        })
    }

    /// How hands are set and what for: the rules of the first setting stage.
    #[must_use]
    pub fn setting(&self) -> Option<&SettingRules> {
        self.stages.iter().find_map(|stage| match stage {
            StageRules::Setting(rules) => Some(rules),
            _ => None,
        })
    }

    /// The rules of a game for points.
    #[must_use]
    pub fn points(&self) -> Option<&PointsRules> {
        match &self.setting()?.prize {
            Prize::Points(points) => Some(points),
            _ => None,
        }
    }

    /// How cards are swapped with the board: the rules of the first swapping stage.
    #[must_use]
    pub fn swapping(&self) -> Option<&SwappingRules> {
        self.stages.iter().find_map(|stage| match stage {
            StageRules::Swapping(rules) => Some(rules),
            _ => None,
        })
    }

    /// How bets are equalised: the rules of the first such round.
    #[must_use]
    pub fn round(&self) -> Option<&RoundRules> {
        self.stages.iter().find_map(|stage| match stage {
            StageRules::Round(rules) => Some(rules),
            _ => None,
        })
    }

    /// How cards are drawn: the rules of the first draw.
    #[must_use]
    pub fn exchange(&self) -> Option<&ExchangeRules> {
        self.stages.iter().find_map(|stage| match stage {
            StageRules::Exchange(rules) => Some(rules),
            _ => None,
        })
    }

    /// The rules of each round of equalised betting, to change them.
    pub fn rounds_mut(&mut self) -> impl Iterator<Item = &mut RoundRules> {
        self.stages.iter_mut().filter_map(|stage| match stage {
            StageRules::Round(rules) => Some(rules),
            _ => None,
        })
    }

    /// How the house is played against: the rules of the first stage against it.
    #[must_use]
    pub fn against_house(&self) -> Option<&AgainstHouse> {
        self.stages.iter().find_map(|stage| match stage {
            StageRules::House(rules) => Some(rules),
            _ => None,
        })
    }

    /// How bets are made in Teen Patti.
    #[must_use]
    pub fn patti(&self) -> Option<&PattiRules> {
        self.stages.iter().find_map(|stage| match stage {
            StageRules::Patti(rules) => Some(rules),
            _ => None,
        })
    }

    /// Like [`Rules::dealing`], to change them.
    pub fn dealing_mut(&mut self) -> Option<&mut DealingRules> {
        self.stages.iter_mut().find_map(|stage| match stage {
            StageRules::Dealing(rules) => Some(rules),
            StageRules::House(rules) => Some(&mut rules.dealing),
            _ => None,
        })
    }

    /// Like [`Rules::vying`], to change them.
    pub fn vying_mut(&mut self) -> Option<&mut VyingRules> {
        self.stages.iter_mut().find_map(|stage| match stage {
            StageRules::Vying(rules) => Some(rules),
            _ => None,
        })
    }

    /// Like [`Rules::setting`], to change them.
    pub fn setting_mut(&mut self) -> Option<&mut SettingRules> {
        self.stages.iter_mut().find_map(|stage| match stage {
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

    /// Like [`Rules::swapping`], to change them.
    pub fn swapping_mut(&mut self) -> Option<&mut SwappingRules> {
        self.stages.iter_mut().find_map(|stage| match stage {
            StageRules::Swapping(rules) => Some(rules),
            _ => None,
        })
    }

    /// Like [`Rules::patti`], to change them.
    pub fn patti_mut(&mut self) -> Option<&mut PattiRules> {
        self.stages.iter_mut().find_map(|stage| match stage {
            StageRules::Patti(rules) => Some(rules),
            _ => None,
        })
    }

    /// Like [`Rules::against_house`], to change them.
    pub fn against_house_mut(&mut self) -> Option<&mut AgainstHouse> {
        self.stages.iter_mut().find_map(|stage| match stage {
            StageRules::House(rules) => Some(rules),
            _ => None,
        })
    }
}
