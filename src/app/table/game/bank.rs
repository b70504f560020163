//! A table with real cards: what is asked and answered, and going back (RULES 9.2.21).

use super::Phase;
use super::model::Model;
use super::plans::BankPlan;
use crate::engine::{Action, Ask, Declared, Question, SeatSet};
use crate::sitting::session::Session;

impl Model {
    /// Whether people play with real cards.
    pub fn has_real_cards(&self) -> bool {
        self.public(|view| view.rules().real_cards)
    }

    /// What is prepared.
    pub fn bank_plan(&self) -> BankPlan {
        self.plans.bank
    }

    /// The question about real cards that is asked now. `None`: none is.
    pub fn question(&self) -> Option<Question> {
        match self.shown.ask() {
            Ask::Declare { question, .. } if self.phase == Phase::Playing => Some(question),
            _ => None,
        }
    }

    /// The answer that names these players.
    pub fn answer(&self, seats: SeatSet) -> Action {
        let royal = self.plans.bank.royal;
        Action::Declare(Declared { seats, royal })
    }

    /// Whether the last act can be taken back.
    pub fn can_undo(&self) -> bool {
        let goes_on = self.phase != Phase::SittingOver && !self.in_play.is_over();
        goes_on && !self.is_replay() && self.session().acts_to_undo() > 0
    }

    /// Changes what is prepared.
    pub fn plan_bank(&mut self, change: impl FnOnce(&mut BankPlan)) {
        change(&mut self.plans.bank);
    }

    /// Goes on with the sitting as it was so many acts ago, if they can be taken back. `before` plays it again without
    /// them; it is handed in, because it comes with a later program.
    pub fn go_back(&mut self, acts: usize, before: fn(&Session, usize) -> Option<Session>) {
        self.finish_motion();
        let undone = before(self.session(), acts);
        if let Some(session) = undone.filter(|_| self.can_undo()) {
            self.resume(session);
            self.in_play.changed();
        }
    }
}
