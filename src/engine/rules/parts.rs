//! The rules of each mechanic, found among the stages of a game.

use arrayvec::ArrayVec;

use super::{StageRules, VyingRules};
use crate::engine::model::Rules;
use crate::engine::own_rules::{
    BusRules, CasinoRules, ExchangeRules, PattiRules, PointsRules, PotsRules, Prize, RoundRules,
    SettingRules, Then,
};
use crate::engine::rules::dealing::DealingRules;

/// The most stages of a game.
const MOST_STAGES: usize = 8;

impl Rules {
    /// The rules of all stages, in order. Longer lists are cut off; no game has so many.
    #[must_use]
    pub fn shape(&self) -> ArrayVec<&StageRules, MOST_STAGES> {
        let rules = self.stages.iter().map(|stage| &stage.rules);
        rules.take(MOST_STAGES).collect()
    }

    /// How cards are dealt: the rules of the first stage that deals.
    #[must_use]
    pub fn dealing(&self) -> Option<&DealingRules> {
        self.stages.iter().find_map(|stage| match &stage.rules {
            StageRules::Dealing(rules) => Some(rules),
            StageRules::Casino(rules) => Some(&rules.dealing),
            _ => None,
        })
    }

    /// How bets are made: the rules of the first vying stage.
    #[must_use]
    pub fn vying(&self) -> Option<&VyingRules> {
        self.stages.iter().find_map(|stage| match &stage.rules {
            StageRules::Vying(rules) => Some(rules),
            _ => None,
        })
    }

    /// How hands are set and what for: the rules of the first setting stage.
    #[must_use]
    pub fn setting(&self) -> Option<&SettingRules> {
        self.stages.iter().find_map(|stage| match &stage.rules {
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

    /// Whether a player who folds in a round has lost one pot alone, and keeps his cards for the others.
    #[must_use]
    pub fn folds_one_pot(&self) -> bool {
        self.bets_on_sets() || self.round().is_some_and(|round| round.then == Then::Leave)
    }

    /// How cards are swapped with the board: the rules of the first swapping stage.
    #[must_use]
    pub fn bus(&self) -> Option<&BusRules> {
        self.stages.iter().find_map(|stage| match &stage.rules {
            StageRules::Bus(rules) => Some(rules),
            _ => None,
        })
    }

    /// How bets are equalised: the rules of the first such round.
    #[must_use]
    pub fn round(&self) -> Option<&RoundRules> {
        self.stages.iter().find_map(|stage| match &stage.rules {
            StageRules::Round(rules) => Some(rules),
            _ => None,
        })
    }

    /// How cards are drawn: the rules of the first draw.
    #[must_use]
    pub fn exchange(&self) -> Option<&ExchangeRules> {
        self.stages.iter().find_map(|stage| match &stage.rules {
            StageRules::Exchange(rules) => Some(rules),
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

    /// How the bank is played against: the rules of the first stage against it.
    #[must_use]
    pub fn casino(&self) -> Option<&CasinoRules> {
        self.stages.iter().find_map(|stage| match &stage.rules {
            StageRules::Casino(rules) => Some(rules),
            _ => None,
        })
    }

    /// How bets are made in Teen Patti.
    #[must_use]
    pub fn patti(&self) -> Option<&PattiRules> {
        self.stages.iter().find_map(|stage| match &stage.rules {
            StageRules::Patti(rules) => Some(rules),
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

    /// Like [`Rules::vying`], to change them.
    pub fn vying_mut(&mut self) -> Option<&mut VyingRules> {
        self.stages
            .iter_mut()
            .find_map(|stage| match &mut stage.rules {
                StageRules::Vying(rules) => Some(rules),
                _ => None,
            })
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

    /// Like [`Rules::bus`], to change them.
    pub fn bus_mut(&mut self) -> Option<&mut BusRules> {
        self.stages
            .iter_mut()
            .find_map(|stage| match &mut stage.rules {
                StageRules::Bus(rules) => Some(rules),
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

    /// Like [`Rules::casino`], to change them.
    pub fn casino_mut(&mut self) -> Option<&mut CasinoRules> {
        self.stages
            .iter_mut()
            .find_map(|stage| match &mut stage.rules {
                StageRules::Casino(rules) => Some(rules),
                _ => None,
            })
    }
}
