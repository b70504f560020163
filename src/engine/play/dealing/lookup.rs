//! The rules of dealing (RULES 1.2), looked up among the stages of a game.

use crate::engine::facts::dealing::DealingRules;
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

    /// How many cards are dealt to each player. `None`: no hands are dealt.
    #[must_use]
    pub fn cards_dealt(&self) -> Option<u8> {
        self.dealing().map(|rules| rules.cards)
    }

    /// Whether players know their cards from the deal on (RULES 10.0.5).
    #[must_use]
    pub fn deals_open(&self) -> bool {
        self.dealing().is_none_or(|rules| rules.is_open)
    }

    /// Whether the second card of the board lies face down (RULES 10.2, `one_down`).
    #[must_use]
    pub fn hides_card_of_board(&self) -> bool {
        self.dealing().is_some_and(|rules| rules.one_down)
    }

    /// Whether the dealer is the eldest (O56).
    pub(in crate::engine) fn eldest_deals(&self) -> bool {
        self.dealing().is_some_and(|rules| rules.eldest_deals)
    }
}
