//! The sitting in play. It may be ahead of the table on the screen.

use crate::engine::{Action, Ask, Event, Seat, View, Viewer};
use crate::random::{CutSeed, Seed};
use crate::sitting::session::Session;

/// The most ended sittings that wait to be stored. As many results are stored.
const MOST_ENDED: usize = 50;

/// The sitting.
pub(super) struct InPlay {
    pub session: Session,
    /// Counts the changes, for the autosave.
    pub changes: u32,
    /// The seed of the next sitting. It is drawn beforehand, so that its seal can be shown and players can cut.
    pub next: CutSeed,
    /// Ended sittings that another one has replaced. The program that stores results may not be fetched yet.
    pub ended: Vec<Session>,
}

impl InPlay {
    pub fn new(session: Session, next_seed: Seed) -> InPlay {
        InPlay {
            session,
            changes: 0,
            next: CutSeed::new(next_seed),
            ended: Vec::new(),
        }
    }

    /// The table as anybody may see it.
    pub fn public(&self) -> View<'_> {
        self.session.table().view(Viewer::Gallery)
    }

    /// Puts another sitting in the place of this one.
    pub fn replace(&mut self, session: Session) {
        let was = std::mem::replace(&mut self.session, session);
        if was.table().ask() == Ask::Over && self.ended.len() < MOST_ENDED {
            self.ended.push(was);
        }
    }

    /// Plays an action. `None`: it is not legal.
    pub fn act(&mut self, seat: Seat, action: Action) -> Option<Vec<Event>> {
        self.session.act(seat, action).ok()
    }

    /// Counts a change.
    pub fn changed(&mut self) {
        self.changes += 1;
    }

    /// What the table waits for.
    pub fn ask(&self) -> Ask {
        self.session.table().ask()
    }

    /// Whether the sitting is over. Its last events may still be waiting in the queue.
    pub fn is_over(&self) -> bool {
        self.ask() == Ask::Over
    }

    /// Who is asked before the next deal: the dealer who must choose the game, or a player who agrees to the motion of
    /// another or refuses.
    pub fn asked_between_deals(&self) -> Option<Seat> {
        match self.ask() {
            Ask::ChooseGame { seat, .. } | Ask::Agree { seat, .. } => Some(seat),
            _ => None,
        }
    }
}
