//! Replays: a game that shows a recorded deal, and the game in play, which waits meanwhile.

use super::effect::Effect;
use super::model::Model;
use super::phase::Phase;
use crate::engine::{Event, Table, Viewer};
use crate::notation::Record;

impl Model {
    /// The viewer that the only person at the screen is. On a shared screen, and where the cards are on a phone, the gallery.
    pub fn own_viewer(&self) -> Viewer {
        let is_alone = !self.seats.is_shared() && !self.is_on_phone();
        let own = self.actor().filter(|_| is_alone);
        own.map_or(Viewer::Gallery, Viewer::Seat)
    }

    /// Shows this table at once, after this event, and logs this sentence.
    pub(super) fn show_table(&mut self, table: Table, last: Option<Event>, said: String) {
        self.stop_timer();
        self.queue.clear();
        self.queue.is_moving = false;
        self.shown.replace(table, last);
        self.log.clear();
        self.log.add(said, Vec::new(), false);
    }

    /// Shows the next step of the deal, with motion. Motion in progress is finished first.
    pub(super) fn show_step(&mut self, events: Vec<Event>) {
        self.skip();
        self.show(events);
    }

    /// Whether events wait to be shown.
    pub fn is_moving(&self) -> bool {
        self.queue.is_moving
    }

    /// Sets whether the replayed deal has been shown to its end.
    pub(super) fn set_ended(&mut self, over: bool) {
        self.phase = if over {
            Phase::DealOver
        } else {
            Phase::Playing
        };
    }

    /// Stops the timer. Returns whether it ran. If so, [`Game::restart_timer`] continues.
    pub(super) fn stop_timer(&mut self) -> bool {
        let was_running = self.queue.has_timer;
        self.queue.has_timer = false;
        self.wants(Effect::StopTimer);
        was_running
    }

    /// Starts the timer again after [`Game::stop_timer`].
    pub(super) fn restart_timer(&mut self) {
        if self.phase == Phase::DealOver {
            return self.deal_soon();
        }
        self.set_timer(300);
    }

    /// The record of the sitting, and the number of deals that are over for those who watch.
    pub fn finished_deals(&self) -> (Record, usize) {
        let record = self.session().record().clone();
        (record, self.deals_over())
    }

    /// The number of deals that have been shown to their end.
    pub fn deals_over(&self) -> usize {
        let playing = self.phase == Phase::Playing;
        let deals = if playing {
            self.public(|view| view.deals()).saturating_sub(1)
        } else {
            self.settled(|view| view.deals())
        };
        deals as usize
    }
}
