//! The stored sitting, as far as this page has read it. It is replayed once.

use crate::app::platform::state::Stored;
use crate::sitting::session::{Session, Setup};

/// What the page knows of the stored sitting. Copies are the same.
#[derive(Clone, Copy)]
pub struct LastSitting(Stored<State>);

enum State {
    /// It has not been read since the page was opened.
    Unread,
    /// None is stored, as far as the page knows, or it cannot be resumed.
    None,
    /// This text was stored. It has been replayed, and waits to be resumed.
    Waits(String, Box<Session>),
}

impl LastSitting {
    /// Before anything has been read.
    #[must_use]
    pub fn new(is_stored: bool) -> LastSitting {
        LastSitting(Stored::new(match is_stored {
            true => State::Unread,
            false => State::None,
        }))
    }

    /// Whether it has not been read since the page was opened.
    #[must_use]
    pub fn is_unread(self) -> bool {
        self.0.with_value(|state| matches!(state, State::Unread))
    }

    /// Keeps a sitting that has been read from this text. `None`: there is none that can be resumed.
    pub fn keep(self, read: Option<(String, Session)>) {
        self.0.set_value(match read {
            Some((text, session)) => State::Waits(text, session.into()),
            None => State::None,
        });
    }

    /// Forgets what has been read: another page may have stored something else.
    pub fn forget(self) {
        if !self.is_unread() {
            self.keep(None);
        }
    }

    /// Takes the sitting that was read from this text. `None`: this text has not been read.
    #[must_use]
    pub fn take(self, text: &str) -> Option<Session> {
        let taken = self.0.try_update_value(|state| match state {
            State::Waits(read, _) if read == text => Some(std::mem::replace(state, State::None)),
            _ => None,
        });
        match taken.flatten()? {
            State::Waits(_, session) => Some(*session),
            State::Unread | State::None => None,
        }
    }

    /// The players with their present chips, and the number of the deal, of the sitting that waits.
    #[must_use]
    pub fn players(self) -> Option<(Setup, u32)> {
        self.0.with_value(|state| match state {
            State::Waits(_, session) => Some((with_present_chips(session), session.deals())),
            State::Unread | State::None => None,
        })
    }
}

fn with_present_chips(session: &Session) -> Setup {
    let mut setup = session.setup().clone();
    for (player, chips) in setup.players.iter_mut().zip(session.table().stacks()) {
        player.chips = chips;
    }
    setup
}
