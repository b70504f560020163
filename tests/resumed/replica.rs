//! A replica of a sitting is told each action once.

use brag::games;
use brag::random::Seed;
use brag::sitting::replica::{Replica, SyncState, Update};
use brag::sitting::session::Session;

use super::kit::dice::Dice;
use super::kit::sittings;
use super::{play, setup};

/// A replica of a sitting, what it has been told, and how often each action was.
#[derive(Default)]
struct Followed {
    sync: SyncState,
    replica: Replica,
    wholes: u32,
    actions: usize,
}

impl Followed {
    /// Tells the replica what it lacks of this sitting.
    fn follows(&mut self, session: &Session) {
        let Some(update) = self.sync.update(session) else {
            assert_eq!(session.deals(), 0);
            return;
        };
        match &update {
            Update::Whole(_) => {
                self.wholes += 1;
                self.actions += session.record().actions.len();
            }
            Update::Since(since) => self.actions += since.actions.len(),
        }
        self.replica.follow(update);
        self.sync.is_known();
        let there = self.replica.session().expect("it follows");
        assert_eq!(there.table(), session.table());
        assert_eq!(there.record().actions, session.record().actions);
    }
}

#[test]
fn a_replica_is_told_each_action_once() {
    let mut followed = Followed::default();
    let (mut known, mut sittings) = (0, 0);
    play(52, |watched, dice| {
        let session = watched.session;
        if session.record().actions.is_empty() && session.deals() == 0 {
            followed = Followed::default();
            sittings += 1;
        }
        if dice.one_in(3) {
            followed.follows(session);
            let actions = session.record().actions.len();
            assert!(followed.wholes <= 1, "the whole sitting goes once");
            assert_eq!(
                followed.actions,
                if followed.wholes == 0 { 0 } else { actions }
            );
            known += followed.actions;
        }
    });
    assert!(
        sittings > 100 && known > 10_000,
        "{sittings} sittings, {known} actions"
    );
}

#[test]
fn a_replica_that_has_lost_a_sitting_is_told_it_again_and_once_only() {
    let mut dice = Dice::new(53);
    let mut session = Session::new(
        setup(&games::three_card(), &[60; 3]),
        Seed([5; 32]),
        Seed([1; 32]),
    )
    .expect("they can sit down");
    let mut followed = Followed::default();
    session.deal().expect("a deal");
    followed.follows(&session);
    let mut others = Followed::default();
    for _ in 0..10 {
        match sittings::choose(session.table(), &mut dice).map(|next| next.action(session.table()))
        {
            Some(Some((seat, action))) => _ = session.act(seat, action).expect("it was offered"),
            _ => break,
        }
    }
    // What follows on something else leaves nothing.
    let since = followed.sync.update(&session).expect("it goes on");
    assert!(matches!(since, Update::Since(_)));
    others.replica.follow(since);
    assert!(others.replica.session().is_none());
    followed.sync.is_lost();
    followed.follows(&session);
    assert_eq!(followed.wholes, 2);
    // Another sitting of the same seed is another sitting.
    let again = Session::new(
        setup(&games::three_card(), &[60; 3]),
        Seed([5; 32]),
        Seed([1; 32]),
    );
    let mut again = again.expect("they can sit down");
    again.deal().expect("a deal");
    followed.follows(&again);
    assert_eq!(followed.wholes, 3);
    // A worker that cannot play a sitting is not asked again.
    let update = others.sync.update(&session);
    assert!(matches!(update, Some(Update::Whole(_))));
    others.sync.is_lost();
    assert!(others.sync.update(&session).is_none());
}
