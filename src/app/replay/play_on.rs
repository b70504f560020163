//! A game that goes on from a position.

use crate::app::families::repertoire::REPERTOIRE;
use crate::app::platform::entropy;
use crate::app::settings::Settings;
use crate::app::table::game::Game;
use crate::review::Position;
use crate::sitting::session::{Session, Setup};

/// The game that goes on from this position, among the players of this setup. It is neither stored nor counted.
#[must_use]
pub fn play_on(position: Position, setup: Setup, settings: Settings) -> Game {
    let table = position.into_table();
    let session = Session::trial(setup, table, entropy::seed(), entropy::seed());
    Game::of_a_room(session, settings, REPERTOIRE)
}
