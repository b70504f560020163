//! The keyboard focus of a desk. Arrow keys move it through the places and the hand.

use super::Desk;
use crate::app::table::direction::Direction;
use crate::engine::CardId;

impl Desk {
    /// The card with the keyboard focus. At first it is the first card in the hand.
    #[must_use]
    pub fn focused(&self) -> Option<CardId> {
        let first = || self.focus_rows().into_iter().rev().flatten().next();
        let first_in_hand = || self.hand().first().copied();
        self.focused.or_else(first_in_hand).or_else(first)
    }

    /// Moves the keyboard focus to another card.
    pub fn move_focus(&mut self, direction: Direction) {
        let rows: Vec<Vec<CardId>> = self
            .focus_rows()
            .into_iter()
            .filter(|row| !row.is_empty())
            .collect();
        let focused = self.focused();
        let at = rows.iter().enumerate().find_map(|(nth, row)| {
            let k = row.iter().position(|id| Some(*id) == focused)?;
            Some((nth, k))
        });
        let Some((row, k)) = at else { return };
        let other = match direction {
            Direction::Here => rows[row].get(k),
            Direction::Left => k.checked_sub(1).and_then(|k| rows[row].get(k)),
            Direction::Right => rows[row].get(k + 1),
            Direction::Up => row
                .checked_sub(1)
                .and_then(|row| nearest(&rows[row], k, rows[row + 1].len())),
            Direction::Down => rows
                .get(row + 1)
                .and_then(|next| nearest(next, k, rows[row].len())),
        };
        if let Some(id) = other {
            self.focused = Some(*id);
        }
    }

    /// Sets the card with the keyboard focus.
    pub fn focus(&mut self, id: CardId) {
        self.focused = Some(id);
    }

    /// The rows that arrow keys move through: the places, then the rows in the hand.
    fn focus_rows(&self) -> Vec<Vec<CardId>> {
        let places = self.places.iter().cloned();
        places.chain(self.rows_in_hand()).collect()
    }
}

/// The card of a row that is nearest to position `k` of a row of `of` cards.
fn nearest(row: &[CardId], k: usize, of: usize) -> Option<&CardId> {
    let last = row.len().checked_sub(1)?;
    row.get((k * row.len() / of.max(1)).min(last))
}
