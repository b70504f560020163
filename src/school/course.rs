//! The course of a sitting that is played again: its moves, and the deals between them.

use crate::engine::Ask;
use crate::notation::Move;
use crate::sitting::session::Session;

/// The moves of a sitting, and how many of them have been played again.
#[derive(Debug)]
pub struct Course {
    moves: Vec<Move>,
    done: usize,
    /// The number of deals that had begun.
    deals: u32,
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    Deal,
    Move(Move),
}

impl Course {
    /// The beginning.
    #[must_use]
    pub fn new(moves: Vec<Move>, deals: u32) -> Course {
        Course {
            moves,
            done: 0,
            deals,
        }
    }

    /// What comes next at the table of this sitting. `None`: all has been played.
    #[must_use]
    pub fn next(&self, session: &Session) -> Option<Next> {
        let next = self.moves.get(self.done).copied();
        let is_asked = matches!(session.table().ask(), Ask::Deal { .. });
        match next {
            Some(Move { action, .. }) if action.needs_no_deal() => next.map(Next::Move),
            _ if is_asked && session.deals() < self.deals => Some(Next::Deal),
            _ => next.map(Next::Move),
        }
    }

    /// Counts a move that has been played.
    pub fn goes_on(&mut self) {
        self.done += 1;
    }

    /// Whether the deal in hand is the last one.
    #[must_use]
    pub fn is_at_the_last(&self, session: &Session) -> bool {
        session.deals() >= self.deals
    }
}
