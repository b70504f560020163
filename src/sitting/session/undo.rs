//! Taking back at a table with real cards (RULES 9.2.21): the last act, the deal that has just begun, or a misdealt one; and
//! putting that back. A sitting is its record, so it is played again without them.

use super::kept::TakenBack;
use super::player_kind::PlayerKind;
use super::resuming::{Resumed, Resuming};
use super::state::Session;
use crate::notation::{Move, Record, SeatEntry};
use crate::random::Seed;

/// No bot sits at a table with real cards.
const NO_BOTS: Seed = Seed([0; 32]);

/// What is taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakeBack {
    /// The last act. Before the first act of a deal, the deal and the last act before it.
    Act,
    /// The deal that has begun and has no acts yet.
    Deal,
    /// All acts since the deal began. It is dealt again.
    Misdeal,
}

impl Session {
    /// The number of acts since the last deal began. 0 where the page deals: somebody may have seen a card since.
    fn acts_to_undo(&self) -> usize {
        match self.table().rules().real_cards {
            true => self.record.actions.len().saturating_sub(self.dealt_at),
            false => 0,
        }
    }

    /// Whether this can be taken back. Where the page deals, nothing can.
    #[must_use]
    pub fn can_take_back(&self, what: TakeBack) -> bool {
        let acts = self.acts_to_undo();
        let is_later = self.table().rules().real_cards && self.deals() > 1;
        match what {
            TakeBack::Act => acts > 0 || is_later,
            TakeBack::Deal => acts == 0 && is_later,
            TakeBack::Misdeal => acts > 0,
        }
    }

    /// The sitting without this. A chair goes with the chips with which somebody sat down there. `None`: there is none to take
    /// back.
    #[must_use]
    pub fn without(&self, what: TakeBack) -> Option<Session> {
        if !self.can_take_back(what) {
            return None;
        }
        let in_deal = self.acts_to_undo();
        let begun = self.deals() - u32::from(in_deal == 0);
        let acts = match what {
            TakeBack::Act => 1,
            TakeBack::Deal => 0,
            TakeBack::Misdeal => in_deal,
        };
        let mut record = self.record.clone();
        let actions = record
            .actions
            .split_off(record.actions.len().saturating_sub(acts));
        let mut chairs = Vec::new();
        while let Some(last) = record.seats.len().checked_sub(1)
            && is_unused(&record, last)
            && actions.iter().any(|act| is_of(act, last))
            && let Some(chair) = record.seats.pop()
        {
            chairs.insert(0, chair.name);
        }
        let mut back = self.again(record, begun, NO_BOTS)?;
        back.taken_back.clone_from(&self.taken_back);
        back.taken_back.push(TakenBack {
            actions,
            chairs,
            deals: self.deals(),
            misdeal: what == TakeBack::Misdeal,
        });
        Some(back)
    }

    /// What was taken back last, if nobody has acted since: whether it was a misdeal. `None`: nothing was.
    #[must_use]
    pub fn taken_back(&self) -> Option<bool> {
        self.taken_back.last().map(|last| last.misdeal)
    }

    /// The sitting with what was taken back last. `None`: nothing was, or somebody has acted since.
    #[must_use]
    pub fn put_back(&self) -> Option<Session> {
        let (last, before) = self.taken_back.split_last()?;
        if !self.table().rules().real_cards {
            return None;
        }
        let mut record = self.record.clone();
        let chairs = last.chairs.iter();
        record
            .seats
            .extend(chairs.map(|name| SeatEntry::new(name, 0)));
        record.actions.extend_from_slice(&last.actions);
        let mut put = self.again(record, last.deals, NO_BOTS)?;
        put.taken_back = before.to_vec();
        Some(put)
    }

    /// What was taken back since somebody acted last, for a save.
    #[must_use]
    pub fn all_taken_back(&self) -> &[TakenBack] {
        &self.taken_back
    }

    /// Sets what was taken back, from a save.
    pub fn set_taken_back(&mut self, taken_back: Vec<TakenBack>) {
        self.taken_back = taken_back;
    }

    /// The sitting by this other record of its acts. `None`: they are not legal so.
    pub(super) fn again(&self, record: Record, deals: u32, bot_seed: Seed) -> Option<Session> {
        let mut kinds: Vec<PlayerKind> = self.setup.players.iter().map(|one| one.kind).collect();
        let new = match kinds.contains(&PlayerKind::Phone) {
            true => PlayerKind::Phone,
            false => PlayerKind::Person,
        };
        kinds.resize(record.seats.len(), new);
        let resuming = Resuming::new(record, &kinds, deals, bot_seed).ok()?;
        match resuming.play(usize::MAX).ok()? {
            Resumed::Whole(mut session) => {
                session.set_at_home(self.setup.at_home);
                session.set_joins(self.joins);
                session.take_hints(self.hints);
                Some(session)
            }
            Resumed::Partly(_) => None,
        }
    }
}

/// Whether this act is one of the player at this seat.
fn is_of(act: &str, seat: usize) -> bool {
    let read = act.parse::<Move>();
    read.is_ok_and(|read| read.seat.index() == seat)
}

/// Whether nobody has sat down at this chair.
fn is_unused(record: &Record, seat: usize) -> bool {
    let chips = record.seats.get(seat).map(|entry| entry.chips);
    chips == Some(0) && !record.actions.iter().any(|act| is_of(act, seat))
}

#[cfg(test)]
mod tests {
    use super::NO_BOTS;
    use crate::engine::{Action, Seat, Viewer};
    use crate::games;
    use crate::random::Seed;
    use crate::sitting::save;
    use crate::sitting::session::{PlayerKind, Session, TakeBack};
    use crate::sitting::table_for_four;

    fn sitting(real_cards: bool) -> Session {
        let mut setup = table_for_four();
        setup.rules = games::three_card();
        setup.rules.real_cards = real_cards;
        setup.first_dealer = Some(Seat(3));
        Session::new(setup, Seed([3; 32]), Seed([4; 32])).expect("four can play")
    }

    #[test]
    fn acts_are_taken_back_as_far_as_the_deal_goes() {
        let mut session = sitting(true);
        session.deal().expect("a deal is due");
        let dealt = session.table().clone();
        assert!(session.without(TakeBack::Act).is_none(), "nothing before");
        for (seat, action) in [
            (0, Action::Bet(1)),
            (1, Action::Fold),
            (2, Action::Fold),
            (3, Action::Fold),
        ] {
            session.act(Seat(seat), action).expect("legal");
        }
        assert_eq!(session.acts_to_undo(), 4);
        let back = session
            .without(TakeBack::Misdeal)
            .expect("a deal was played");
        assert!(*back.table() == dealt, "a misdeal is dealt again");
        let one = session.without(TakeBack::Act).expect("an act");
        assert_eq!(one.table().ask().seat(), Some(Seat(3)));
        assert_eq!(one.record().actions.len(), 3);
        let over = session.table().clone();
        session.deal().expect("a deal is due");
        let read = save::read(&save::write(&session), Seed([4; 32])).expect("it was written");
        assert!(read.table() == session.table());
        assert!(read.table().rules().real_cards);
        // The next deal has begun. It is taken back alone, or with the last act before it.
        assert!(session.without(TakeBack::Misdeal).is_none());
        let alone = session.without(TakeBack::Deal).expect("a second deal");
        assert!(*alone.table() == over && alone.deals() == 1);
        let more = session.without(TakeBack::Act).expect("an act before it");
        assert!(more.table() == one.table() && more.deals() == 1);
    }

    #[test]
    fn every_moment_of_three_deals_is_gone_back_to_and_put_back() {
        let mut session = sitting(true);
        let mut moments = Vec::new();
        for _ in 0..3 {
            session.deal().expect("a deal is due");
            moments.push(session.table().clone());
            while let Some(seat) = session.table().ask().seat() {
                session.act(seat, Action::Fold).expect("legal");
                moments.push(session.table().clone());
            }
        }
        let last = moments.pop().expect("three deals");
        assert!(last == *session.table());
        while let Some(back) = session.without(TakeBack::Act) {
            // Before the first act of a deal, two moments go: the deal and the act before it.
            let at = moments.iter().rposition(|at| at == back.table());
            moments.truncate(at.expect("it was there"));
            session = back;
        }
        assert!(moments.is_empty(), "the first deal has begun");
        // It is also stored.
        let mut session =
            save::read(&save::write(&session), Seed([4; 32])).expect("it was written");
        while let Some(more) = session.put_back() {
            session = more;
        }
        assert!(last == *session.table());
        assert_eq!(session.taken_back(), None);
    }

    #[test]
    fn a_misdeal_is_put_back_with_whoever_had_sat_down() {
        let mut session = sitting(true);
        session.deal().expect("a deal is due");
        for seat in 0..3 {
            session.act(Seat(seat), Action::Fold).expect("legal");
        }
        for name in ["Ruth", "Sam"] {
            let (more, seat) = session.with_chair(name, 50, NO_BOTS).expect("a chair");
            session = more;
            session.act(seat, Action::BuyIn(50)).expect("legal");
        }
        let misdealt = session.without(TakeBack::Misdeal).expect("acts");
        assert_eq!(misdealt.setup().players.len(), 4, "both have gone");
        assert_eq!(misdealt.taken_back(), Some(true));
        let put = misdealt.put_back().expect("it was taken back");
        assert!(put.table() == session.table());
        let names = put.setup().players.iter().skip(4);
        assert!(names.map(|one| one.name.as_str()).eq(["Ruth", "Sam"]));
        // Once somebody has acted, it is too late.
        let mut misdealt = misdealt;
        misdealt.act(Seat(0), Action::Fold).expect("legal");
        assert!(misdealt.put_back().is_none());
    }

    #[test]
    fn after_a_misdeal_a_kept_hand_and_a_carried_pot_stand() {
        let mut session = sitting(true);
        session.deal().expect("a deal is due");
        session.act(Seat(0), Action::Bet(1)).expect("legal");
        for seat in [1, 2, 3] {
            session.act(Seat(seat), Action::Fold).expect("legal");
        }
        // The first has won blind: he keeps his hand, and the pot stays.
        let gallery = |session: &Session| {
            let view = session.table().view(Viewer::Gallery);
            let hands = view.seat(Seat(0)).expect("a seat").hands().len();
            (hands, view.carried(), view.pots().to_vec())
        };
        assert_eq!(gallery(&session), (1, 5, vec![5]));
        session.deal().expect("a deal is due");
        let dealt = session.table().clone();
        let (hands, carried, pots) = gallery(&session);
        assert_eq!((hands, carried), (2, 5));
        assert_eq!(pots.iter().sum::<u64>(), 9);
        let first = session.table().ask().seat().expect("a turn");
        session.act(first, Action::Look(None)).expect("legal");
        session.act(first, Action::Bet(2)).expect("legal");
        let misdealt = session.without(TakeBack::Misdeal).expect("two acts");
        assert!(*misdealt.table() == dealt);
        assert_eq!(gallery(&misdealt), (hands, carried, pots));
        assert_eq!(misdealt.deals(), 2, "the deal is the same one");
    }

    #[test]
    fn nothing_is_taken_back_where_the_page_deals() {
        let mut session = sitting(false);
        session.deal().expect("a deal is due");
        session.act(Seat(0), Action::Fold).expect("legal");
        assert!(!session.can_take_back(TakeBack::Act));
        assert!(session.without(TakeBack::Act).is_none());
        session.act(Seat(1), Action::Fold).expect("legal");
        session.act(Seat(2), Action::Fold).expect("legal");
        session.deal().expect("a deal is due");
        assert!(session.without(TakeBack::Deal).is_none());
    }

    #[test]
    fn only_people_play_with_real_cards() {
        let session = sitting(true);
        let mut players = session.setup().players.iter();
        assert!(players.all(|player| player.kind == PlayerKind::Person));
        assert!(session.record().notes.seal.is_none());
    }
}
