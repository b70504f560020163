//! What is asked between two deals: the dealer chooses the game, and the others may have to agree (RULES 1.5, O26; 10.11);
//! a player would buy chips or double the limits, and the others may have to agree (RULES 9.2.18, 9.2.19).

use super::model::Model;
use super::phase::Phase;
use crate::engine::{Action, Event, Illegal};

impl Model {
    /// How often a person has been asked between two deals. The sheet for it opens whenever this changes.
    pub fn choice_requests(&self) -> u32 {
        self.choice_requests
    }

    /// Chooses the game, or answers the motion of another player; and deals a game once it is settled. Returns whether a
    /// person is asked next.
    ///
    /// # Errors
    ///
    /// [`Illegal`]: this cannot be said now.
    pub(super) fn say_between_deals(&mut self, action: Action) -> Result<bool, Illegal> {
        let Some(seat) = self.in_play.asked_between_deals() else {
            return Ok(false);
        };
        let on_money = self.votes_on_money();
        let events = self.in_play.session.act(seat, action)?;
        self.note(on_money, events);
        Ok(self.settle_next(on_money))
    }

    /// Lets bots choose the game and answer, and deals once it is settled. Returns whether a person is asked next. A vote
    /// on chips or limits ends without a deal.
    pub(super) fn settle_game(&mut self) -> bool {
        self.settle_next(self.votes_on_money())
    }

    /// Lets the others answer a motion of a player about chips or limits. Asks the persons among them.
    pub(super) fn put_to_vote(&mut self) {
        if self.settle_next(true) {
            self.choice_requests += 1;
        }
    }

    fn settle_next(&mut self, on_money: bool) -> bool {
        while let Some(seat) = self.in_play.asked_between_deals() {
            // The vote is over, and the dealer is asked when a deal is due.
            if on_money && !self.votes_on_money() {
                return false;
            }
            if self.seats.is_person(seat) {
                return true;
            }
            match self.in_play.session.bot_acts_of(self.repertoire.make_bot) {
                Some(events) => self.note(on_money, events),
                None => return false,
            }
        }
        if !on_money {
            let events = std::mem::take(&mut self.choice_events);
            self.deal_after(events);
        }
        false
    }

    /// Notes what was said about the game, to be shown with the deal. What is said about chips or limits is shown at once:
    /// the cards of the last deal still lie on the table.
    fn note(&mut self, on_money: bool, events: Vec<Event>) {
        match on_money {
            true => self.note_vote(&events),
            false => self.choice_events.extend(events),
        }
    }

    /// Shows what was said in a vote that no deal follows. It may have ended the sitting: too few can pay the new ante.
    pub(super) fn note_vote(&mut self, events: &[Event]) {
        self.in_play.changed();
        for event in events {
            self.apply(event);
        }
        if self.in_play.is_over() {
            self.phase = Phase::SittingOver;
        }
    }
}
