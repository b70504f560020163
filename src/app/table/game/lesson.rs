//! The game of a guided deal, in which only the player decides; the others follow a script.

use super::Game;
use crate::app::settings::Settings;
use crate::app::table::log::Log;
use crate::sitting::session::Session;

impl Game {
    /// A table for a guided deal. It is never stored.
    pub fn of_a_lesson(session: Session, settings: Settings) -> Game {
        Game::of(session, Log::new(), settings)
    }
}
