//! What the stages of a game say of the whole of it: its pots, its cost, what it is played for and against whom.

use super::ground::chips::Chips;
use super::ground::rules::PotName;
use super::model::{Folded, Mechanic, Rules};
use super::sums::stage::StageRules;

impl Rules {
    /// The mechanics of all stages, in order.
    fn mechanics(&self) -> impl Iterator<Item = &'static Mechanic> + '_ {
        self.stages.iter().map(|stage| stage.mechanic)
    }

    /// The pots that every deal has, in the order of payment. Covering adds more.
    #[must_use]
    pub fn pots(&self) -> &'static [PotName] {
        let own = self.mechanics().find_map(|mechanic| (mechanic.pots)(self));
        own.unwrap_or(&[PotName::Main])
    }

    /// Whether it is a betting game, with the house rules of RULES 9.1: its stages are dealing and vying. A game with
    /// another stage beside these is none.
    #[must_use]
    pub fn is_betting(&self) -> bool {
        matches!(
            *self.shape(),
            [StageRules::Dealing(_), StageRules::Vying(_)]
        )
    }

    /// Whether players vie: bets are never equalised (RULES 1.3, 10.3).
    #[must_use]
    pub fn is_vied(&self) -> bool {
        self.mechanics().any(|mechanic| mechanic.vies)
    }

    /// Whether hands are played as they were dealt, but for cards that are thrown: none is drawn, swapped or set.
    #[must_use]
    pub fn plays_cards_as_dealt(&self) -> bool {
        self.mechanics()
            .all(|mechanic| mechanic.plays_cards_as_dealt)
    }

    /// Whether it is played against the bank, not for what the players put in (RULES 10.10).
    #[must_use]
    pub fn is_against_bank(&self) -> bool {
        self.mechanics().any(|mechanic| mechanic.is_against_bank)
    }

    /// The lives that each player begins with, in a game that the last one with a life wins (RULES 10.2). `None`: it is
    /// not played for lives.
    #[must_use]
    pub fn lives(&self) -> Option<u32> {
        self.mechanics().find_map(|mechanic| (mechanic.lives)(self))
    }

    /// Whether players keep a score beside their chips, in points or lives.
    #[must_use]
    pub fn keeps_score(&self) -> bool {
        self.points().is_some() || self.lives().is_some()
    }

    /// Whether there are several pots, and each is settled before the next is played for.
    #[must_use]
    pub fn settles_pots_in_turn(&self) -> bool {
        self.number().is_some() || self.bets_on_sets()
    }

    /// Whether it can be played with real cards: its decisions are bets, and the table need not know the cards for them
    /// (RULES 9.2.21).
    #[must_use]
    pub fn can_be_banked(&self) -> bool {
        self.mechanics()
            .all(|mechanic| (mechanic.fits_real_cards)(self))
    }

    /// Whether players come and go between deals: each deal is for chips, and counts by itself.
    #[must_use]
    pub fn lets_players_go(&self) -> bool {
        self.real_cards || self.can_be_banked()
    }

    /// The least number of players. Against the bank it is one (RULES 10.10).
    #[must_use]
    pub fn least_seats(&self) -> usize {
        2 - usize::from(self.is_against_bank())
    }

    /// Where a folded hand goes.
    pub(in crate::engine) fn folded(&self) -> Folded {
        let own = self.mechanics().find_map(|mechanic| mechanic.folded);
        own.unwrap_or(Folded::OutOfPlay)
    }

    /// The least chips with which a player is dealt in. In the betting games it is at least 1, even without an ante.
    pub(in crate::engine) fn least_to_play(&self) -> Chips {
        self.cost().max(self.is_betting().into())
    }

    /// The cost of a deal for each player, in chips (RULES 1.3, 10.1). 0 in games whose only payment comes before the
    /// first deal.
    #[must_use]
    pub fn cost(&self) -> Chips {
        let own = self.mechanics().find_map(|mechanic| (mechanic.cost)(self));
        own.unwrap_or_else(|| self.ante.saturating_mul(self.pots().len() as Chips))
    }

    /// What each player pays in the first deal, in chips. In a game for lives players pay only once.
    #[must_use]
    pub fn first_cost(&self) -> Chips {
        match self.lives() {
            Some(_) => self.ante,
            None => self.cost(),
        }
    }
}
