//! Dealer's choice: the dealer chooses the game before the deal, and the others may have to agree (RULES 1.5, O26;
//! 10.11).

use super::Game;
use crate::app::table::family::cast;
use crate::engine::{Action, Event, Illegal};

impl Game {
    /// How often a person has been asked about the game. The sheet for it opens whenever this changes.
    pub fn choice_requests(self) -> u32 {
        self.choice_requests.get()
    }

    /// Chooses the game, or answers a dealer who has chosen one; and deals it once it is settled. Returns whether a
    /// person is asked next.
    ///
    /// # Errors
    ///
    /// [`Illegal`]: this cannot be said now.
    pub fn say_about_game(self, action: Action) -> Result<bool, Illegal> {
        let Some(seat) = self.in_play.asked_about_game() else {
            return Ok(false);
        };
        if let Some(events) = self.in_play.change(|session| session.act(seat, action)) {
            self.note_choice(events?);
        }
        Ok(self.settle_game())
    }

    /// Lets bots choose the game and answer, and deals once it is settled. Returns whether a person is asked next.
    pub(super) fn settle_game(self) -> bool {
        while let Some(seat) = self.in_play.asked_about_game() {
            if self.seats.is_person(seat) {
                return true;
            }
            match self
                .in_play
                .change(|session| session.bot_acts_of(cast))
                .flatten()
            {
                Some(events) => self.note_choice(events),
                None => return false,
            }
        }
        let events = self.choice_events.try_update_value(std::mem::take);
        self.deal_after(events.unwrap_or_default());
        false
    }

    fn note_choice(self, events: Vec<Event>) {
        self.choice_events.update_value(|all| all.extend(events));
    }
}
