//! Limits that double if the players agree to it between two deals (RULES 9.2.18). Persons ask for it; bots only answer.

use super::model::Model;
use super::phase::Phase;
use crate::engine::{Action, Seat};

impl Model {
    /// The first person who may ask the others now to double all limits.
    pub fn may_double(&self) -> Option<Seat> {
        let table = self.session().table();
        let is_over = self.phase == Phase::DealOver && !self.is_buying();
        let mut people = self.seats.people().iter().filter(|_| is_over);
        people.find(|seat| table.may_double(*seat))
    }

    /// Asks the others to double all limits.
    pub(super) fn ask_to_double(&mut self) {
        let asks = self.may_double();
        let events = asks.and_then(|seat| self.in_play.act(seat, Action::Double));
        if let Some(events) = events {
            self.note_vote(&events);
            self.put_to_vote();
        }
    }
}
