//! What a deal costs, and the pots that it fills.

use super::PotName;
use crate::engine::Chips;
use crate::engine::model::Rules;
use crate::engine::stages::classic::ThreePots;
use crate::engine::stages::round::RoundRules;
use crate::engine::stages::setting::Prize;

impl Rules {
    /// The pots that every deal has, in the order of payment. Covering adds more.
    #[must_use]
    pub fn pots(&self) -> &'static [PotName] {
        match self.number().map(|rules| rules.pots) {
            Some(ThreePots::PostAndPair) => return &[PotName::Seat, PotName::Pair, PotName::Post],
            Some(ThreePots::Brag) => return &[PotName::Upcard, PotName::Brag, PotName::ThirtyOne],
            None => {}
        }
        match self.setting().map(|rules| &rules.prize) {
            Some(Prize::Pots(_)) => &[
                PotName::Set(0),
                PotName::Set(1),
                PotName::Set(2),
                PotName::Main,
            ],
            _ => &[PotName::Main],
        }
    }

    /// Whether it is a betting game, with a dealing and a vying stage and the house rules of RULES 9.1.
    #[must_use]
    pub fn is_betting(&self) -> bool {
        self.vying().is_some()
    }

    /// The least chips with which a player is dealt in. In the betting games it is at least 1, even without an ante.
    pub(in crate::engine) fn least_to_play(&self) -> Chips {
        self.cost().max(self.is_betting().into())
    }

    /// The cost of a deal for each player, in chips (RULES 1.3, 10.1). 0 in games whose only payment comes before the
    /// first deal.
    #[must_use]
    pub fn cost(&self) -> Chips {
        if let Some(house) = self.casino() {
            return house.ante_min.saturating_mul(2);
        }
        match self.setting().map(|rules| &rules.prize) {
            Some(Prize::Points(_)) => 0,
            _ if self.bus().is_some() => 0,
            _ if let Some(cost) = self.round().and_then(RoundRules::cost) => cost,
            _ => self.ante.saturating_mul(self.pots().len() as Chips),
        }
    }
}
