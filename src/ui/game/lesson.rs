//! A game in which all but one do what is written down.

use super::Game;
use crate::ui::log::Log;
use crate::ui::session::Session;
use crate::ui::settings::Settings;

impl Game {
    /// A table for such a sitting; what is done at it is kept nowhere.
    pub fn of_a_lesson(session: Session, settings: Settings) -> Game {
        Game::of(session, Log::new(), settings)
    }

    /// How much has been done: actions, and deals begun.
    pub fn steps(self) -> usize {
        self.changes.track();
        self.session.with_value(Session::steps)
    }
}
