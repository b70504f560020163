//! Taking back the last acts at a table with real cards (RULES 9.2.21). A sitting is its record, so it is played again
//! without them.

use super::{PlayerKind, Resumed, Resuming, Session};
use crate::notation::{Move, Record};
use crate::random::Seed;

impl Session {
    /// The number of acts that can be taken back: those since the last deal began. 0 where the page deals: somebody may have
    /// seen a card since.
    #[must_use]
    pub fn acts_to_undo(&self) -> usize {
        match self.table().rules().real_cards {
            true => self.record.actions.len().saturating_sub(self.dealt_at),
            false => 0,
        }
    }

    /// The sitting without its last acts, so many of them, but none before the last deal. A chair goes with the chips with
    /// which somebody sat down there. `None`: there is none to take back.
    #[must_use]
    pub fn without_last(&self, acts: usize) -> Option<Session> {
        let acts = acts.min(self.acts_to_undo());
        if acts == 0 {
            return None;
        }
        let mut record = self.record.clone();
        let gone = record.actions.split_off(record.actions.len() - acts);
        if let Some(last) = record.seats.len().checked_sub(1)
            && is_unused(&record, last)
            && gone.iter().any(|act| is_of(act, last))
        {
            record.seats.pop();
        }
        self.again(record)
    }

    /// The sitting by this other record of its acts. `None`: they are not legal so.
    pub(super) fn again(&self, record: Record) -> Option<Session> {
        // No bot sits at such a table.
        let kinds = vec![PlayerKind::Person; record.seats.len()];
        let no_bots = Seed([0; 32]);
        let resuming = Resuming::new(record, &kinds, self.deals(), no_bots).ok()?;
        match resuming.play(usize::MAX).ok()? {
            Resumed::Whole(mut session) => {
                session.set_at_home(self.setup.at_home);
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
    use crate::engine::{Action, Seat, Viewer};
    use crate::games;
    use crate::random::Seed;
    use crate::sitting::save;
    use crate::sitting::session::{PlayerKind, Session};
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
        assert!(session.without_last(1).is_none());
        for (seat, action) in [
            (0, Action::Bet(1)),
            (1, Action::Fold),
            (2, Action::Fold),
            (3, Action::Fold),
        ] {
            session.act(Seat(seat), action).expect("legal");
        }
        assert_eq!(session.acts_to_undo(), 4);
        let back = session.without_last(4).expect("a deal was played");
        assert!(*back.table() == dealt, "a misdeal is dealt again");
        let one = session.without_last(1).expect("an act");
        assert_eq!(one.table().ask().seat(), Some(Seat(3)));
        assert_eq!(one.record().actions.len(), 3);
        // The next deal can be begun, and then no act of the last one can be taken back.
        session.deal().expect("a deal is due");
        assert_eq!(session.acts_to_undo(), 0);
        let read = save::read(&save::write(&session), Seed([4; 32])).expect("it was written");
        assert!(read.table() == session.table());
        assert!(read.table().rules().real_cards);
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
        let misdealt = session.without_last(usize::MAX).expect("two acts");
        assert!(*misdealt.table() == dealt);
        assert_eq!(gallery(&misdealt), (hands, carried, pots));
        assert_eq!(misdealt.deals(), 2, "the deal is the same one");
    }

    #[test]
    fn nothing_is_taken_back_where_the_page_deals() {
        let mut session = sitting(false);
        session.deal().expect("a deal is due");
        session.act(Seat(0), Action::Fold).expect("legal");
        assert_eq!(session.acts_to_undo(), 0);
        assert!(session.without_last(1).is_none());
    }

    #[test]
    fn only_people_play_with_real_cards() {
        let session = sitting(true);
        let mut players = session.setup().players.iter();
        assert!(players.all(|player| player.kind == PlayerKind::Person));
        assert!(session.record().notes.seal.is_none());
    }
}
