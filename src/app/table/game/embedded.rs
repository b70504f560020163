//! The game as the page around an embedded table controls it: its sitting as text, and orders to start and to pause.

use super::queue::Paused;
use super::{Game, Scene};
use crate::sitting::session::Session;

impl Game {
    /// The sitting as text, to be played elsewhere. `None`: it is over.
    pub fn export_text(self, write: fn(&Session) -> String) -> Option<String> {
        let ended = self.scene.get_untracked() == Scene::SittingOver;
        (!ended).then(|| self.in_play.read(write))
    }

    /// Deals, as the button does. During a deal it does nothing.
    pub fn start(self) {
        match self.scene.get_untracked() {
            Scene::Ready | Scene::DealOver => self.deal(),
            Scene::SittingOver => self.deal_afresh(),
            Scene::Playing => {}
        }
    }

    /// Whether a sitting by number is over.
    pub fn is_over_by_number(self) -> bool {
        let is_over = self.scene.get_untracked() == Scene::SittingOver;
        is_over && self.in_play.read(Session::is_numbered)
    }

    /// Sets up the same table afresh, and deals.
    pub fn deal_afresh(self) {
        // Cannot fail: the same table has been set up before.
        if self.sit_down(self.in_play.setup()).is_ok() {
            self.deal();
        }
    }

    /// Pauses bots and motion (`true`), or ends the pause.
    pub fn set_paused(self, on: bool) {
        let before = self.queue.paused.get_value();
        if on && before == Paused::No {
            let is_due = self.stop_timer();
            self.queue
                .paused
                .set_value(if is_due { Paused::Due } else { Paused::Idle });
        } else if !on {
            self.queue.paused.set_value(Paused::No);
            if before == Paused::Due {
                self.restart_timer();
            }
        }
    }

    /// Whether the game is paused. If so, the next step is due when the pause ends.
    pub(super) fn defer_if_paused(self) -> bool {
        let is_paused = self.queue.paused.get_value() != Paused::No;
        if is_paused {
            self.queue.paused.set_value(Paused::Due);
        }
        is_paused
    }
}
