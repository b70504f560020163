//! Checks whether rules can be played, before the first deal.

use super::Chips;
use super::capacity::{MOST_CHIPS, is_too_many};
use super::model::{Rules, Stage};
use super::rules::StageRules;
use super::seat::Seat;
use super::setup_error::SetupError;
use crate::cards::Card;

impl Rules {
    /// Checks that these rules can be played with this many seats.
    ///
    /// # Errors
    ///
    /// The combination that is impossible.
    pub fn check(&self, seats: usize) -> Result<(), SetupError> {
        let most = self.most_seats()?;
        if seats < self.least_seats() {
            return Err(SetupError::TooFewSeats);
        }
        if seats > most {
            return Err(SetupError::TooManySeats { most });
        }
        self.stages
            .iter()
            .try_for_each(|stage| (stage.mechanic.verify)(self))?;
        if self.real_cards && !self.can_be_banked() {
            return Err(SetupError::CardsNeeded);
        }
        if is_too_many([
            Some(self.ante),
            Some(self.money.table_minimum),
            Some(self.cost()),
        ]) {
            return Err(SetupError::TooManyChips);
        }
        Ok(())
    }

    /// Whether the game can be played with real cards: its decisions are bets, and the table need not know the cards for
    /// them (RULES 9.2.21).
    #[must_use]
    pub fn can_be_banked(&self) -> bool {
        let is_banked = |stage: &Stage| match &stage.rules {
            StageRules::Dealing(rules) => rules.board == 0 && rules.spare_up_to == 0,
            StageRules::Vying(_)
            | StageRules::Classic(_)
            | StageRules::Staking(_)
            | StageRules::Round(_)
            | StageRules::Exchange(_)
            | StageRules::Patti(_) => true,
            StageRules::Setting(_) | StageRules::Bus(_) | StageRules::Casino(_) => false,
        };
        self.stages.iter().all(is_banked)
    }

    /// The least number of players. Against the bank it is one (RULES 10.10).
    #[must_use]
    pub fn least_seats(&self) -> usize {
        2 - usize::from(self.casino().is_some())
    }

    /// The most players under these rules.
    ///
    /// # Errors
    ///
    /// The stages are not those of the game, or no pack has so many jokers.
    pub fn most_seats(&self) -> Result<usize, SetupError> {
        let most = (self.most_seats.0)(self).ok_or(SetupError::Stages)?;
        if self.ranking.jokers > Card::MOST_JOKERS {
            return Err(SetupError::TooManyJokers);
        }
        Ok(most)
    }
}

/// The sum of the stacks, if it can be counted and each has the table's minimum. With real cards somebody may sit down
/// later, who has no chips until then (RULES 9.2.21).
pub(super) fn check_stacks(rules: &Rules, stacks: &[Chips]) -> Result<Chips, SetupError> {
    let minimum = rules.money.table_minimum;
    let comes_later = |chips: Chips| rules.real_cards && chips == 0;
    let is_short = |chips: &Chips| *chips < minimum && !comes_later(*chips);
    if let Some(short) = stacks.iter().position(is_short) {
        let seat = Seat(short as u8);
        return Err(SetupError::BelowMinimum { seat, minimum });
    }
    stacks
        .iter()
        .try_fold(0, |sum: Chips, chips| {
            sum.checked_add(*chips).filter(|sum| *sum <= MOST_CHIPS)
        })
        .ok_or(SetupError::TooManyChips)
}
