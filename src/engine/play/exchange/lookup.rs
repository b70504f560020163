//! The rules of drawing cards (RULES 10.7, 10.9), looked up among the stages of a game.

use crate::engine::facts::exchange::ExchangeRules;
use crate::engine::model::Rules;
use crate::engine::sums::stage::StageRules;

impl Rules {
    /// How cards are drawn: the rules of the first draw.
    #[must_use]
    pub fn exchange(&self) -> Option<&ExchangeRules> {
        self.stages.iter().find_map(|stage| match &stage.rules {
            StageRules::Drawing(rules) => Some(rules),
            _ => None,
        })
    }

    /// Whether each player draws cards once.
    #[must_use]
    pub fn draws_cards(&self) -> bool {
        self.exchange().is_some()
    }
}
