//! Checks whether rules can be played, before the first deal.

use super::ground::capacity::{MOST_CHIPS, is_too_many};
use super::ground::chips::Chips;
use super::ground::seat::Seat;
use super::ground::setup_error::SetupError;
use super::model::Rules;
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
