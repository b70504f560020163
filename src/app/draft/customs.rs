//! What players settle beside the options of a game: who deals first, and what each brings.

use super::Draft;
use crate::engine::{Chips, FirstDealer, Rules};
use crate::games::{self, CatalogueGame, HouseRule};

impl Draft {
    /// Whether the players may choose the first dealer. They may not if a high card of the page's finds him.
    #[must_use]
    pub fn may_choose_dealer(&self) -> bool {
        self.has_own_cards() || self.rules.first_dealer != FirstDealer::HighCard
    }

    /// Whether a rule makes a difference beside the others, and whether the cards are real.
    #[must_use]
    pub fn matters(&self, rule: &HouseRule) -> bool {
        let mut rules = self.rules.clone();
        rules.real_cards = self.has_own_cards();
        rule.matters(&rules)
    }

    /// The index of the row of the first dealer. `None`: chance finds him, or a high card.
    #[must_use]
    pub fn dealer(&self) -> Option<usize> {
        let key = self.dealer.filter(|_| self.may_choose_dealer())?;
        self.rows.iter().position(|row| row.key == key)
    }

    /// Chooses the first dealer by the index of his row, or leaves him to chance.
    pub fn choose_dealer(&mut self, nth: Option<usize>) {
        self.dealer = nth.and_then(|nth| self.rows.get(nth)).map(|row| row.key);
    }

    /// The rules, which say how the first dealer is found where their game has that option.
    pub(super) fn agreed(&self) -> Rules {
        let mut rules = self.rules.clone();
        rules.choosable = games::ALL.choosable;
        rules.real_cards = self.has_own_cards();
        let says = |game: &CatalogueGame| game.option("first_dealer").is_some();
        if games::of(&rules).is_some_and(says) && self.may_choose_dealer() {
            rules.first_dealer = match self.dealer() {
                Some(_) => FirstDealer::Chosen,
                None => FirstDealer::Given,
            };
        }
        rules
    }

    /// The least and the most that players usually bring (RULES 10.9). `None`: the game says nothing of it.
    #[must_use]
    pub fn usual_buy_in(&self) -> Option<(Chips, Chips)> {
        self.rules.usual_buy_in()
    }
}

#[cfg(test)]
mod tests;
