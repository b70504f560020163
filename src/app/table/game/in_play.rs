//! The sitting in play. It may be ahead of the table on the screen.

use std::cell::RefCell;

use crate::app::platform::entropy;
use crate::app::platform::state::{State, Stored};
use crate::engine::{Action, Ask, Event, Illegal, NamedGame, OtherGame, Seat, View, Viewer};
use crate::games;
use crate::random::Seed;
use crate::sitting::session::{Session, Setup};

/// The most ended sittings that wait to be stored. As many results are stored.
const MOST_ENDED: usize = 50;

thread_local! {
    /// Ended sittings that are not stored as results yet.
    static ENDED: RefCell<Vec<Session>> = const { RefCell::new(Vec::new()) };
}

/// The sitting. Copies are the same sitting.
#[derive(Clone, Copy)]
pub struct InPlay {
    session: Stored<Session>,
    /// Counts the changes, for the autosave.
    changes: State<u32>,
    /// The seed of the next sitting. It is drawn beforehand, so that its seal can be shown.
    pub(super) next_seed: State<Seed>,
}

/// A game that the dealer has named, about which the others are asked (RULES 10.11).
pub struct Proposal {
    /// Who is asked.
    pub asked: Seat,
    /// The dealer.
    pub dealer: Seat,
    /// The game.
    pub game: OtherGame,
    /// What others have said.
    pub said: Vec<(Seat, bool)>,
}

impl InPlay {
    pub(super) fn new(session: Session) -> InPlay {
        InPlay {
            session: Stored::new(session),
            changes: State::new(0),
            next_seed: State::new(entropy::seed()),
        }
    }

    /// Reads the sitting.
    pub fn read<T>(self, read: impl FnOnce(&Session) -> T) -> T {
        self.session.with_value(read)
    }

    /// Reads the table as anybody may see it.
    pub(super) fn public<T>(self, read: impl FnOnce(View<'_>) -> T) -> T {
        self.read(|session| read(session.table().view(Viewer::Gallery)))
    }

    /// Changes the sitting.
    pub(super) fn change<T>(self, change: impl FnOnce(&mut Session) -> T) -> Option<T> {
        self.session.try_update_value(change)
    }

    /// Puts another sitting in the place of this one.
    pub(super) fn replace(self, session: Session) {
        self.session.update_value(|now| {
            let was = std::mem::replace(now, session);
            // The part that stores results may not be fetched yet.
            if was.table().ask() == Ask::Over {
                ENDED.with_borrow_mut(|ended| {
                    if ended.len() < MOST_ENDED {
                        ended.push(was);
                    }
                });
            }
        });
    }

    /// Whether an ended sitting waits to become a result.
    pub fn has_ended_sittings(self) -> bool {
        ENDED.with_borrow(|ended| !ended.is_empty())
    }

    /// The ended sittings that another one has replaced. Each is given once.
    pub fn take_ended_sittings(self) -> Vec<Session> {
        ENDED.take()
    }

    /// Plays an action. `None`: it is not legal.
    pub(super) fn act(self, seat: Seat, action: Action) -> Option<Vec<Event>> {
        self.change(|session| session.act(seat, action))?.ok()
    }

    /// The number of changes. The autosave stores the sitting when it changes.
    pub fn changes(self) -> u32 {
        self.changes.get()
    }

    /// Counts a change.
    pub(super) fn changed(self) {
        self.changes.update(|count| *count += 1);
    }

    /// Counts that the player at the screen has taken a hint.
    pub fn took_hint(self) {
        self.change(|session| session.take_hints(1));
        self.changed();
    }

    /// The number of actions played and deals begun.
    pub fn steps(self) -> usize {
        self.changes.track();
        self.read(Session::steps)
    }

    /// What the table waits for.
    pub(super) fn ask(self) -> Ask {
        self.read(|session| session.table().ask())
    }

    /// Whether the sitting is over. Its last events may still be waiting in the queue.
    pub fn is_over(self) -> bool {
        self.ask() == Ask::Over
    }

    /// The players and the rules at the beginning.
    pub fn setup(self) -> Setup {
        self.read(|session| session.setup().clone())
    }

    /// The dealer who must choose the game before the next deal (RULES 1.5, O26).
    pub fn choosing_dealer(self) -> Option<Seat> {
        match self.ask() {
            Ask::ChooseGame { seat, .. } => Some(seat),
            _ => None,
        }
    }

    /// Who is asked about the next game: the dealer who must choose it, or a player who agrees to it or refuses.
    pub fn asked_about_game(self) -> Option<Seat> {
        match self.ask() {
            Ask::ChooseGame { seat, .. } | Ask::Agree { seat, .. } => Some(seat),
            _ => None,
        }
    }

    /// The game that a dealer has named, the player who is asked about it, and the answers so far. `None`: nobody is
    /// asked.
    pub fn proposal(self) -> Option<Proposal> {
        let Ask::Agree {
            seat: asked,
            dealer,
            game,
            ..
        } = self.ask()
        else {
            return None;
        };
        let said = self.read(|session| {
            let history = session.table().history().iter().rev();
            let since = history.take_while(|event| !matches!(event, Event::Proposed { .. }));
            let said = since.filter_map(|event| match *event {
                Event::Answered { seat, agrees } => Some((seat, agrees)),
                _ => None,
            });
            let mut said: Vec<(Seat, bool)> = said.collect();
            said.reverse();
            said
        });
        Some(Proposal {
            asked,
            dealer,
            game,
            said,
        })
    }

    /// The game to suggest to a dealer who must choose one.
    pub fn suggested_game(self) -> NamedGame {
        let suggested = self.read(|session| NamedGame::nearest(session.table().rules()));
        suggested.unwrap_or(NamedGame::plain(&games::THREE))
    }

    /// Why the dealer may not choose this game now.
    pub fn why_not_chosen(self, call: Action) -> Option<Illegal> {
        let seat = self.choosing_dealer()?;
        self.read(|session| session.table().check(seat, call).err())
    }
}
