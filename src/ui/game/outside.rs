//! The game as another page meets it that has it in a frame: what has come of a deal, what is carried away, and
//! orders to begin and to wait.

use super::{Game, Scene};
use crate::notation::DealOutcome;
use crate::ui::session::Session;

/// Whether the table waits because it was told to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Held {
    /// It does not.
    No,
    /// It does, and nothing was about to happen.
    Still,
    /// It does, and goes on by itself once it may.
    Due,
}

impl Game {
    /// What came of the deal that is over.
    pub fn outcome(self) -> Option<DealOutcome> {
        self.session
            .with_value(|session| DealOutcome::of(session.table()))
    }

    /// The sitting, written down to be played elsewhere; none once it is over.
    pub fn to_carry(self, write: fn(&Session) -> String) -> Option<String> {
        let ended = self.scene.get_untracked() == Scene::SittingOver;
        (!ended).then(|| self.session.with_value(write))
    }

    /// Does what the button does that deals, where there is one now.
    pub fn start(self) {
        match self.scene.get_untracked() {
            Scene::Ready | Scene::DealOver => self.deal(),
            Scene::SittingOver => self.deal_afresh(),
            Scene::Playing => {}
        }
    }

    /// Sits the same players down afresh, and deals.
    pub fn deal_afresh(self) {
        // What was played once can be played again.
        if self.sit_down(self.setup()).is_ok() {
            self.deal();
        }
    }

    /// Lets bots and motion wait, or go on where they were.
    pub fn hold(self, on: bool) {
        let was = self.held.get_value();
        if on && was == Held::No {
            let due = self.wait();
            self.held
                .set_value(if due { Held::Due } else { Held::Still });
        } else if !on {
            self.held.set_value(Held::No);
            if was == Held::Due {
                self.wait_no_longer();
            }
        }
    }

    /// Whether it waits. What is about to happen is remembered until it may.
    pub(super) fn waits_on(self) -> bool {
        let is_held = self.held.get_value() != Held::No;
        if is_held {
            self.held.set_value(Held::Due);
        }
        is_held
    }
}
