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

    /// A table at which a deal goes on from its middle, to try something else. It is neither stored nor counted.
    pub fn of_a_trial(session: Session, settings: Settings) -> Game {
        let game = Game::of(session, Log::new(), settings);
        game.go_on();
        game
    }
}
