//! Games beside the one in play: guided deals, trials, replays. They are never stored.

use super::{Game, Repertoire};
use crate::app::settings::Settings;
use crate::engine::{Table, Viewer};
use crate::sitting::session::{Session, Setup};

impl Game {
    /// A table for a guided deal, in which only the player decides; the others follow a script.
    pub fn of_a_lesson(session: Session, settings: Settings, repertoire: Repertoire) -> Game {
        Game::of(session, settings, repertoire)
    }

    /// A table at which a deal goes on from its middle, to try something else.
    pub fn of_a_trial(session: Session, settings: Settings, repertoire: Repertoire) -> Game {
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
