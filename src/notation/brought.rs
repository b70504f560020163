//! What players have brought to the table, from the actions of a record.

use super::action::Move;
use super::record::Record;
use crate::engine::{Action, Chips, Seat, TableStakes};

impl Record {
    /// What each player has brought: these chips at the beginning, and what he has bought since. A purchase that is still
    /// voted on counts.
    #[must_use]
    pub fn brought(&self, began: impl Iterator<Item = Chips>) -> Vec<Chips> {
        let mut brought: Vec<Chips> = began.collect();
        for (seat, sum) in (0..self.actions.len()).filter_map(|nth| self.bought(nth)) {
            if let Some(chips) = brought.get_mut(seat.index()) {
                *chips = chips.saturating_add(sum);
            }
        }
        brought
    }

    /// What a player brings from outside with the action of this index. `None`: it is no purchase, or the others refused it
    /// (RULES 9.2.19).
    #[must_use]
    pub fn bought(&self, nth: usize) -> Option<(Seat, Chips)> {
        let bought = self.asked_for(nth)?;
        if self.rules.money.table_stakes != TableStakes::Agreed {
            return Some(bought);
        }
        let mut answers = self.actions.iter().skip(nth + 1).map(|text| said(text));
        let last = answers.find(|said| *said != Some(Action::Agree));
        (last != Some(Some(Action::Refuse))).then_some(bought)
    }

    /// Takes the last purchase back with the answers to it: the sitting ends before all have answered.
    pub fn drop_motion(&mut self) {
        let last = (0..self.actions.len()).rfind(|nth| self.asked_for(*nth).is_some());
        if let Some(nth) = last {
            self.actions.truncate(nth);
        }
    }

    /// The player who asks for chips with the action of this index, and how many.
    fn asked_for(&self, nth: usize) -> Option<(Seat, Chips)> {
        let Move { seat, action } = self.actions.get(nth)?.parse().ok()?;
        match action {
            Action::BuyIn(chips) => Some((seat, chips)),
            _ => None,
        }
    }
}

fn said(text: &str) -> Option<Action> {
    let said: Option<Move> = text.parse().ok();
    said.map(|said| said.action)
}
