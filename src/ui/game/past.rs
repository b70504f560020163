//! Deals of the past: a table at which one is shown again, and the game in hand, which waits meanwhile.

use super::{Game, Scene};
use crate::engine::{Event, Table, Viewer};
use crate::notation::Record;
use crate::ui::log::Log;
use crate::ui::session::{Session, Setup};
use crate::ui::settings::Settings;

impl Game {
    /// A table at which a deal is shown again that left it like this, as these eyes see it.
    pub fn of_the_past(setup: Setup, after: Table, eyes: Viewer, settings: Settings) -> Game {
        let game = Game::of(Session::past(setup, after), Log::new(), settings);
        game.look_with(eyes);
        game
    }

    /// Shows it as these eyes see it.
    pub fn look_with(self, eyes: Viewer) {
        self.eyes.set(Some(eyes));
    }

    /// The eyes of the only person at the screen; of nobody where several share it.
    pub fn own_eyes(self) -> Viewer {
        let own = self.actor().filter(|_| !self.is_shared());
        own.map_or(Viewer::Gallery, Viewer::Seat)
    }

    /// Puts the table like this at once, after this event, and says this.
    pub fn put(self, table: Table, last: Option<Event>, said: String) {
        self.stop();
        self.queue.update_value(std::collections::VecDeque::clear);
        self.moving.set(false);
        self.flights.update(Vec::clear);
        self.shown.set(table);
        self.last.set(last);
        self.log.clear();
        self.log.say(said, false);
    }

    /// Shows what happened next, with its motion; what is still moving has arrived.
    pub fn go_on(self, events: Vec<Event>) {
        self.skip();
        self.show(events);
    }

    /// Whether events wait to be shown.
    pub fn is_moving(self) -> bool {
        self.moving.get()
    }

    /// Whether the deal that is shown again has been shown to its end.
    pub fn come_to_an_end(self, over: bool) {
        let scene = if over {
            Scene::DealOver
        } else {
            Scene::Playing
        };
        if self.scene.get_untracked() != scene {
            self.scene.set(scene);
        }
    }

    /// Stops where it is. True where it was going on by itself, for [`Game::wait_no_longer`] to know.
    pub fn wait(self) -> bool {
        let was_going = self.timer.get_value().is_some();
        self.stop();
        was_going
    }

    /// Goes on after it has waited.
    pub fn wait_no_longer(self) {
        if self.scene.get_untracked() == Scene::DealOver {
            return self.deal_soon();
        }
        self.after(300);
    }

    /// The record of the sitting, and how many deals of it are over for those who watch.
    pub fn past_deals(self) -> (Record, usize) {
        let record = self.session.with_value(|session| session.record().clone());
        (record, self.deals_over())
    }

    /// How many deals are over, and have been shown to their end.
    pub fn deals_over(self) -> usize {
        let playing = self.scene.get() == Scene::Playing;
        let deals = if playing {
            self.public(|view| view.deals()).saturating_sub(1)
        } else {
            self.settled(|view| view.deals())
        };
        deals as usize
    }
}
