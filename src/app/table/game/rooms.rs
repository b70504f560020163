//! Games of rooms, beside the one in hand: guided deals, trials, replays. They are never stored.

use super::handle::Game;
use super::repertoire::Repertoire;
use crate::app::settings::Settings;
use crate::engine::{Table, Viewer};
use crate::sitting::session::{Session, Setup};

impl Game {
    /// A game beside the one in hand. It goes on if it comes in the middle of a deal.
    pub fn of_a_room(session: Session, settings: Settings, repertoire: Repertoire) -> Game {
        let game = Game::of(session, settings, repertoire);
        game.update(|model| model.go_on());
        game
    }

    /// A game that replays a deal as this viewer sees it. `after` is the table at the end of that deal. Nobody acts.
    pub fn for_replay(
        setup: Setup,
        after: Table,
        viewer: Viewer,
        settings: Settings,
        repertoire: Repertoire,
    ) -> Game {
        let session = Session::for_replay(setup, after);
        let game = Game::of(session, settings, repertoire);
        game.set_replay_viewer(viewer);
        game
    }
}
