//! A table with real cards: what is asked and answered, who comes and goes, and going back (RULES 9.2.21).

use super::model::Model;
use super::phase::Phase;
use super::plans::BankPlan;
use crate::engine::{
    Action, Ask, Chips, Correction, CorrectionIllegal, Declared, Illegal, Presence,
    PresenceIllegal, Question, Seat, SeatSet,
};
use crate::sitting::session::{Chair, NoChair, Session, TakeBack};

impl Model {
    /// Whether people play with real cards.
    pub fn has_real_cards(&self) -> bool {
        self.public(|view| view.rules().real_cards)
    }

    /// Whether players come and go on a sheet of their own: with real cards, or where several people share the table and each
    /// deal counts by itself.
    pub fn has_comers(&self) -> bool {
        let is_shared = self.seats().is_shared() && !self.is_numbered();
        self.public(|view| {
            let rules = view.rules();
            rules.real_cards || is_shared && rules.lets_players_go()
        })
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

    /// Whether something can be taken back or put back: that the game was ended, or the last act.
    pub fn can_undo(&self) -> bool {
        let can = || self.can_take_back(TakeBack::Act) || self.taken_back().is_some();
        !self.is_replay() && (self.was_ended() || can())
    }

    /// Whether this can be taken back.
    pub fn can_take_back(&self, what: TakeBack) -> bool {
        self.session().can_take_back(what)
    }

    /// What was taken back last: whether it was a misdeal. `None`: nothing was, or somebody has acted since.
    pub fn taken_back(&self) -> Option<bool> {
        self.session().taken_back()
    }

    /// Whether a table with real cards has been left before its sitting was over.
    pub fn was_ended(&self) -> bool {
        let is_left = self.phase == Phase::SittingOver && !self.in_play.is_over();
        is_left && self.has_real_cards()
    }

    /// Changes what is prepared.
    pub fn plan_bank(&mut self, change: impl FnOnce(&mut BankPlan)) {
        change(&mut self.plans.bank);
    }

    /// Goes on with a sitting that was ended.
    pub fn go_on_after_end(&mut self) {
        if self.was_ended() {
            self.phase = Phase::DealOver;
            self.in_play.changed();
        }
    }

    /// Goes on with the sitting as it was before, or as it was before that. `other` plays it again so; it is handed in,
    /// because it comes with a later program.
    pub fn go_back(&mut self, other: impl FnOnce(&Session) -> Option<Session>) {
        if !self.can_undo() {
            return;
        }
        if let Some(session) = other(self.session()) {
            self.finish_motion();
            self.play_on(session);
            self.in_play.changed();
        }
    }

    /// Plays the same sitting on from elsewhere.
    fn play_on(&mut self, session: Session) {
        let seed = session.seed();
        self.resume(session);
        // It is not over any more.
        self.in_play.ended.retain(|ended| ended.seed() != seed);
        let is_between = matches!(
            self.in_play.ask(),
            Ask::Deal { .. } | Ask::ChooseGame { .. }
        );
        if self.in_play.is_over() {
            self.phase = Phase::SittingOver;
        } else if is_between && self.session().deals() > 0 {
            self.phase = Phase::DealOver;
        }
    }

    /// Why the player at this seat cannot now sit out, come back, or leave. `None`: he can.
    pub fn why_not(&self, seat: Seat, to: Presence) -> Option<Illegal> {
        if !matches!(self.phase, Phase::Ready | Phase::DealOver) {
            return Some(PresenceIllegal::NotNow.into());
        }
        let table = self.session().table();
        table.check(seat, Action::Presence(to)).err()
    }

    /// Lets a player sit out, come back, or leave.
    pub fn comes_or_goes(&mut self, seat: Seat, to: Presence) {
        if self.why_not(seat, to).is_none()
            && let Some(events) = self.in_play.act(seat, Action::Presence(to))
        {
            self.stop_timer();
            self.note_vote(&events);
        }
    }

    /// Why chips of this player cannot now be put right. `None`: they can.
    pub fn why_not_put_right(&self, seat: Seat, correction: Correction) -> Option<Illegal> {
        if !matches!(self.phase, Phase::Ready | Phase::DealOver) {
            return Some(CorrectionIllegal::NotNow.into());
        }
        let table = self.session().table();
        table.check(seat, Action::PutRight(correction)).err()
    }

    /// Puts chips of this player right.
    pub fn put_right(&mut self, seat: Seat, correction: Correction) {
        if self.why_not_put_right(seat, correction).is_none()
            && let Some(events) = self.in_play.act(seat, Action::PutRight(correction))
        {
            self.stop_timer();
            self.note_vote(&events);
        }
    }

    /// Lets somebody sit down with these chips. `with_chair` puts a chair to the table; it is handed in, because it comes
    /// with a later program. Returns why he cannot, if so.
    pub fn sits_down(
        &mut self,
        name: &str,
        chips: Chips,
        with_chair: fn(&Session, &str, Chips) -> Chair,
    ) -> Option<NoChair> {
        if !matches!(self.phase, Phase::Ready | Phase::DealOver) {
            return Some(NoChair::Illegal(PresenceIllegal::NotNow.into()));
        }
        match with_chair(self.session(), name, chips) {
            Ok((session, seat)) => {
                self.play_on(session);
                self.buy_in(seat, chips);
                None
            }
            Err(why) => Some(why),
        }
    }

    /// Opens the choice of how much this player buys in for.
    pub fn begin_buying(&mut self, seat: Seat) {
        self.plans.bank = BankPlan::default();
        self.choose_seat(Some(seat));
        self.set_buying(true);
    }
}
