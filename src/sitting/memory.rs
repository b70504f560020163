//! What an expert remembers of a sitting: it is read from the record, as far as his seat has seen the deals.

use super::session::Session;
use crate::bots::MakeBot;
use crate::engine::{Seat, Table, Viewer};
use crate::games::Family;
use crate::notation::{Bookmark, Move, Record, Replayer};
use crate::random::Seed;
use crate::rollouts::Acquaintance;

/// The deals before this one that are learnt from. What was done earlier is only played.
const DEALS: u32 = 40;

/// What the expert in one seat remembers of the deals that have ended.
pub struct Memory {
    seat: Seat,
    of: Option<Seed>,
    make_bot: MakeBot,
    /// `None`: no deal of Brag has been read.
    met: Option<Acquaintance>,
    /// How far the record is read. `None`: it is not begun.
    at: Option<Bookmark>,
    /// The record, as far as it is to be read.
    record: Record,
    /// The number of the deal before which the reading ends.
    until: u32,
    is_read: bool,
    /// Whether it is Brag that is played now.
    is_of_use: bool,
}

impl Memory {
    /// Nothing is read yet of this sitting.
    #[must_use]
    pub fn begin(session: &Session, seat: Seat, make_bot: MakeBot) -> Memory {
        Memory {
            seat,
            of: session.seed(),
            make_bot,
            met: None,
            at: None,
            record: session.record().clone(),
            until: 0,
            is_read: true,
            is_of_use: false,
        }
    }

    /// Whether it is that of this seat in this sitting.
    #[must_use]
    pub fn is_of(&self, session: &Session, seat: Seat) -> bool {
        self.seat == seat && self.is_in(session) && self.until <= session.deals()
    }

    /// Whether it is one of this sitting.
    #[must_use]
    pub fn is_in(&self, session: &Session) -> bool {
        self.of == session.seed()
    }

    /// There are more deals to be read, if it is Brag that is played now.
    pub fn follow(&mut self, session: &Session) {
        self.is_of_use = is_brag(session.table());
        if self.is_of_use && session.deals() > self.until {
            self.until = session.deals();
            self.record = session.record().clone();
            self.is_read = false;
        }
    }

    /// Reads the next action, in about a millisecond. `true`: all deals before the present one are read.
    pub fn step(&mut self) -> bool {
        if !self.is_read {
            // What cannot be replayed is not remembered.
            self.is_read = self.reads_on().is_none();
        }
        self.is_read
    }

    /// Reads the next action. `None`: there is none.
    fn reads_on(&mut self) -> Option<()> {
        let mut replayer = match self.at.take() {
            Some(at) => Replayer::resume(&self.record, at),
            None => Replayer::sit(&self.record).ok()?,
        };
        let table = replayer.table();
        let was_between = table.view(Viewer::Gallery).is_between_deals();
        if is_brag(table) && !was_between {
            let next = self.record.actions.get(replayer.done());
            let next: Option<Move> = next.and_then(|next| next.parse().ok());
            let view = table.view(Viewer::Seat(self.seat));
            let is_late = view.deals() + DEALS >= self.until;
            if let Some(next) = next.filter(|next| is_late && table.ask().seat() == Some(next.seat))
            {
                if self.met.is_none() {
                    self.met = Acquaintance::begin(table.rules(), self.make_bot);
                }
                if let Some(met) = &mut self.met {
                    met.note(view, next.seat, next.action);
                }
            }
        }
        let went_on = replayer.small_step().ok()?;
        let table = replayer.table();
        let view = table.view(Viewer::Seat(self.seat));
        if let Some(met) = self
            .met
            .as_mut()
            .filter(|_| !was_between && view.is_between_deals())
        {
            met.end_deal(view);
        }
        let is_present = view.deals() >= self.until;
        self.at = Some(replayer.bookmark());
        (went_on && !is_present).then_some(())
    }

    /// What is known of the others by now. `None`: nobody is known in the game that is played.
    #[must_use]
    pub fn met(&self) -> Option<&Acquaintance> {
        self.met.as_ref().filter(|_| self.is_of_use)
    }
}

/// Whether it is a table of Brag, where experts remember.
fn is_brag(table: &Table) -> bool {
    Family::of(table.rules()) == Family::Brag
}

#[cfg(test)]
mod tests {
    use super::Memory;
    use crate::bots::{self, Temper};
    use crate::engine::Seat;
    use crate::random::Seed;
    use crate::sitting::session::{PlayerKind, Session};

    const OWN: Seat = Seat(2);

    fn all_read(memory: &mut Memory, session: &Session) -> String {
        memory.follow(session);
        while !memory.step() {}
        let met = memory.met();
        format!("{:?}", met.map(|met| (met.known(), met.stakes())))
    }

    #[test]
    fn what_is_remembered_is_the_same_whether_it_is_read_deal_by_deal_or_late() {
        let mut setup = crate::sitting::table_for_four();
        setup.players[0].kind = PlayerKind::Bot(Temper::Straightforward);
        let mut session =
            Session::new(setup, Seed([7; 32]), Seed([8; 32])).expect("bots can be sat down");
        let mut followed = Memory::begin(&session, OWN, bots::bot);
        let mut told = Vec::new();
        for _ in 0..6 {
            session.deal().expect("a deal is due");
            told.push(all_read(&mut followed, &session));
            assert!(followed.is_of(&session, OWN) && !followed.is_of(&session, Seat(1)));
            while session.bot_acts_of(bots::bot).is_some() {}
            // The deal that has just ended is read when the next one begins.
            assert_eq!(all_read(&mut followed, &session), told[told.len() - 1]);
        }
        assert!(
            told.windows(2).skip(1).all(|pair| pair[0] != pair[1]),
            "{told:?}"
        );
        session.deal().expect("a deal is due");
        let mut late = Memory::begin(&session, OWN, bots::bot);
        assert_eq!(
            all_read(&mut late, &session),
            all_read(&mut followed, &session)
        );
        let other = Session::new(session.setup().clone(), Seed([9; 32]), Seed([8; 32]));
        assert!(!late.is_of(&other.expect("bots can be sat down"), OWN));
    }
}
