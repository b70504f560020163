//! Replays: a game that shows a recorded deal, and the game in play, which waits meanwhile.

use super::{Game, Scene};
use crate::app::settings::Settings;
use crate::app::table::log::Log;
use crate::engine::{Event, Table, Viewer};
use crate::notation::Record;
use crate::sitting::session::{Session, Setup};

impl Game {
    /// A game that replays a deal as this viewer sees it. `after` is the table at the end of that deal.
    pub fn for_replay(setup: Setup, after: Table, viewer: Viewer, settings: Settings) -> Game {
        let game = Game::of(Session::for_replay(setup, after), Log::new(), settings);
        game.screen.set_replay_viewer(viewer);
        game
    }

    /// The viewer that the only person at the screen is. On a shared screen, the gallery.
    pub fn own_viewer(self) -> Viewer {
        let own = self.actor().filter(|_| !self.seats.is_shared());
        own.map_or(Viewer::Gallery, Viewer::Seat)
    }

    /// Shows this table at once, after this event, and logs this sentence.
    pub fn show_table(self, table: Table, last: Option<Event>, said: String) {
        self.queue.stop();
        self.queue.clear();
        self.queue.moving.set(false);
        self.shown.replace(table, last);
        self.log.clear();
        self.log.add(said, Vec::new(), false);
    }

    /// Shows the next step of the deal, with motion. Motion in progress is finished first.
    pub fn show_step(self, events: Vec<Event>) {
        self.skip();
        self.show(events);
    }

    /// Whether events wait to be shown.
    pub fn is_moving(self) -> bool {
        self.queue.moving.get()
    }

    /// Sets whether the replayed deal has been shown to its end.
    pub fn set_ended(self, over: bool) {
        let scene = if over {
            Scene::DealOver
        } else {
            Scene::Playing
        };
        if self.scene.get_untracked() != scene {
            self.scene.set(scene);
        }
    }

    /// Stops the timer. Returns whether it ran. If so, [`Game::restart_timer`] continues.
    pub fn stop_timer(self) -> bool {
        let was_running = self.queue.has_timer();
        self.queue.stop();
        was_running
    }

    /// Starts the timer again after [`Game::stop_timer`].
    pub fn restart_timer(self) {
        if self.scene.get_untracked() == Scene::DealOver {
            return self.deal_soon();
        }
        self.set_timer(300);
    }

    /// The record of the sitting, and the number of deals that are over for those who watch.
    pub fn finished_deals(self) -> (Record, usize) {
        let record = self.in_play.read(|session| session.record().clone());
        (record, self.deals_over())
    }

    /// The number of deals that have been shown to their end.
    pub fn deals_over(self) -> usize {
        let playing = self.scene.get() == Scene::Playing;
        let deals = if playing {
            self.shown.public(|view| view.deals()).saturating_sub(1)
        } else {
            self.settled(|view| view.deals())
        };
        deals as usize
    }
}
