//! Dealer's choice: a dealer names the game before the deal (RULES 1.5, O26).

use super::Game;
use crate::engine::{Action, Ask, Illegal, NamedGame, Seat};

impl Game {
    /// How often a person at the screen has been asked to name the game: whoever shows a sheet for it
    /// shows it when this changes.
    pub fn naming(self) -> u32 {
        self.naming.get()
    }

    /// Who must name the game before the next deal.
    pub fn namer(self) -> Option<Seat> {
        self.session
            .with_value(|session| match session.table().ask() {
                Ask::Call { seat, .. } => Some(seat),
                _ => None,
            })
    }

    /// The game that is played now.
    pub fn named_game(self) -> NamedGame {
        self.session
            .with_value(|session| NamedGame::of(session.table().rules()))
    }

    /// Why the dealer cannot name this game now, where he cannot.
    pub fn why_not_named(self, call: Action) -> Option<Illegal> {
        let seat = self.namer()?;
        self.session
            .with_value(|session| session.table().check(seat, call).err())
    }

    /// Names the game, and deals it.
    ///
    /// # Errors
    /// [`Illegal`] where it cannot be played.
    pub fn name_game(self, call: Action) -> Result<(), Illegal> {
        let Some(seat) = self.namer() else {
            return Ok(());
        };
        let named = self
            .session
            .try_update_value(|session| session.act(seat, call));
        if let Some(events) = named {
            self.deal_after(events?);
        }
        Ok(())
    }
}
