//! Dealer's choice: the dealer chooses the game before the deal (RULES 1.5, O26).

use super::Game;
use crate::engine::{Action, Illegal};

impl Game {
    /// How often a person has been asked to choose the game. The sheet for it opens whenever this changes.
    pub fn choice_requests(self) -> u32 {
        self.choice_requests.get()
    }

    /// Chooses the game, and deals it.
    ///
    /// # Errors
    ///
    /// [`Illegal`]: the game cannot be chosen now.
    pub fn choose_game(self, call: Action) -> Result<(), Illegal> {
        let Some(seat) = self.in_play.choosing_dealer() else {
            return Ok(());
        };
        let named = self.in_play.change(|session| session.act(seat, call));
        if let Some(events) = named {
            self.deal_after(events?);
        }
        Ok(())
    }
}
