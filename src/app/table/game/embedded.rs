//! The game as the page around an embedded table controls it: its sitting as text, and orders to start and to pause.

use super::model::{Model, Seeds};
use super::phase::Phase;
use super::queue::Paused;
use crate::sitting::session::Session;

impl Model {
    /// The sitting as text, to be played elsewhere. `None`: it is over.
    pub fn export_text(&self, write: fn(&Session) -> String) -> Option<String> {
        let ended = self.phase == Phase::SittingOver;
        (!ended).then(|| write(self.session()))
    }

    /// Deals, as the button does. During a deal it does nothing.
    pub(super) fn start(&mut self, seeds: Seeds) {
        match self.phase {
            Phase::Ready | Phase::DealOver => self.deal(),
            Phase::SittingOver => self.deal_afresh(seeds),
            Phase::Playing => {}
        }
    }

    /// Whether a sitting by number is over.
    pub fn is_over_by_number(&self) -> bool {
        let is_over = self.phase == Phase::SittingOver;
        is_over && self.is_numbered()
    }

    /// Sets up the same table afresh, and deals.
    pub(super) fn deal_afresh(&mut self, seeds: Seeds) {
        // Cannot fail: the same table has been set up before.
        if self.sit_down(self.session().setup_again(), seeds).is_ok() {
            self.deal();
        }
    }

    /// Pauses bots and motion (`true`), or ends the pause.
    pub(super) fn set_paused(&mut self, on: bool) {
        let before = self.queue.paused;
        if on && before == Paused::No {
            let is_due = self.stop_timer();
            self.queue.paused = if is_due { Paused::Due } else { Paused::Idle };
        } else if !on {
            self.queue.paused = Paused::No;
            if before == Paused::Due {
                self.restart_timer();
            }
        }
    }

    /// Whether the game is paused. If so, the next step is due when the pause ends.
    pub(super) fn defer_if_paused(&mut self) -> bool {
        let is_paused = self.queue.paused != Paused::No;
        if is_paused {
            self.queue.paused = Paused::Due;
        }
        is_paused
    }
}
