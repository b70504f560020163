//! A table with real cards: what was answered, and what is taken back (RULES 9.2.21).

use super::Phase;
use super::model::Model;
use super::plans::BankPlan;
use crate::app::table::press::BankPress;
use crate::engine::{Action, Ask, Declared, Question, Seat, SeatSet};

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

    /// Handles a press of a table with real cards.
    pub(super) fn press_bank(&mut self, press: BankPress) {
        let plan = &mut self.plans.bank;
        match press {
            BankPress::Several(on) => plan.several = on.then_some(SeatSet::NONE),
            BankPress::Name(seat) => plan.several = plan.several.map(|set| toggled(set, seat)),
            BankPress::Royal => plan.royal = !plan.royal,
            BankPress::Undo(on) => self.plans.bank.undoes = on && self.can_undo(),
            BankPress::TakeBack => self.take_back(1),
            BankPress::Misdeal => self.take_back(usize::MAX),
            BankPress::End => self.end_sitting(),
            // The page passes it on.
            BankPress::Copy => plan.copied = true,
        }
    }

    fn take_back(&mut self, acts: usize) {
        self.finish_motion();
        let undone = self.session().without_last(acts);
        if let Some(session) = undone.filter(|_| self.can_undo()) {
            self.resume(session);
            self.in_play.changed();
        }
        self.plans.bank = BankPlan::default();
    }
}

/// The set with this seat, or without it if it was there.
fn toggled(set: SeatSet, seat: Seat) -> SeatSet {
    match set.contains(seat) {
        true => set.iter().filter(|other| *other != seat).collect(),
        false => set.union(SeatSet::from_iter([seat])),
    }
}
