//! The stored sitting, as far as this page knows it. It is replayed once: what goes on with it and what makes its result take
//! the same replay.

use crate::sitting::save::SaveError;
use crate::sitting::session::{Session, Setup};

/// What the page knows of the stored sitting.
pub enum LastSitting {
    /// None is stored, or none that can go on.
    None,
    /// One is stored. It is read as soon as what reads it is here.
    Unread,
    /// One is stored. It is read when the player asks for it.
    Later,
    /// It is being read from this text.
    Reading(String),
    /// It has been replayed from this text, and waits.
    Waiting(String, Box<Session>),
    /// This text cannot be read.
    Broken(String, SaveError),
}

/// What has to be done to get a stored sitting.
pub enum Access {
    /// It must be read. It counts as being read from now on.
    Read,
    /// It is being read.
    Coming,
    /// It has been read, and is taken out.
    Here(Result<Box<Session>, SaveError>),
}

/// Whether the stored sitting is to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// It is not offered: none is stored, or another is played.
    None,
    /// The player may go on with it, as far as is known. It may not have been read yet.
    Open,
    /// The player has asked for it, and something that it needs is not here yet.
    Accepted,
}

impl LastSitting {
    /// Before anything has been read.
    #[must_use]
    pub fn new(is_stored: bool) -> LastSitting {
        match is_stored {
            true => LastSitting::Unread,
            false => LastSitting::None,
        }
    }

    /// Whether it is read without being asked for, and has not been read yet.
    #[must_use]
    pub fn is_unread(&self) -> bool {
        matches!(self, LastSitting::Unread | LastSitting::Reading(_))
    }

    /// Gets the sitting that is stored as this text.
    pub fn access(&mut self, text: &str) -> Access {
        match std::mem::replace(self, LastSitting::None) {
            LastSitting::Waiting(read, session) if read == text => {
                return Access::Here(Ok(session));
            }
            LastSitting::Broken(read, why) if read == text => return Access::Here(Err(why)),
            LastSitting::Reading(read) if read == text => {
                *self = LastSitting::Reading(read);
                return Access::Coming;
            }
            _ => *self = LastSitting::Reading(text.to_owned()),
        }
        Access::Read
    }

    /// Keeps what has been read from this text.
    #[must_use]
    pub fn of(text: String, read: Result<Session, SaveError>) -> LastSitting {
        match read {
            Ok(session) => LastSitting::Waiting(text, session.into()),
            Err(why) => LastSitting::Broken(text, why),
        }
    }

    /// Another page may have stored this text. What has been read of the same text stays.
    pub fn follow(&mut self, text: Option<&str>) {
        match (&*self, text) {
            (LastSitting::Unread | LastSitting::Reading(_), _) => {}
            (LastSitting::Waiting(read, _), Some(text)) if read == text => {}
            (_, Some(_)) => *self = LastSitting::Later,
            (_, None) => *self = LastSitting::None,
        }
    }

    /// The player stops the reading. What has been read already stays.
    pub fn stop(&mut self) {
        if self.is_unread() {
            *self = LastSitting::Later;
        }
    }

    /// Takes the sitting that waits.
    pub fn take(&mut self) -> Option<Session> {
        match std::mem::replace(self, LastSitting::None) {
            LastSitting::Waiting(_, session) => Some(*session),
            _ => None,
        }
    }

    /// Whether several people play the sitting that waits.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        let LastSitting::Waiting(_, session) = self else {
            return false;
        };
        let players = session.setup().players.iter();
        let people = players.filter(|player| player.kind.is_person());
        people.count() > 1
    }

    /// The players with their present chips, and the number of the deal, of the sitting that waits.
    #[must_use]
    pub fn players(&self) -> Option<(Setup, u32)> {
        let LastSitting::Waiting(_, session) = self else {
            return None;
        };
        let mut setup = session.setup().clone();
        for (player, chips) in setup.players.iter_mut().zip(session.table().stacks()) {
            player.chips = chips;
        }
        Some((setup, session.deals()))
    }
}

#[cfg(test)]
mod tests {
    use super::{Access, LastSitting};
    use crate::random::Seed;
    use crate::sitting::save::SaveError;
    use crate::sitting::session::Session;
    use crate::sitting::table_for_four;

    /// The page's knowledge of the stored sitting, and how often that has been replayed.
    struct Device {
        last: LastSitting,
        replays: u32,
    }

    impl Device {
        /// A page that is opened where a sitting is stored.
        fn new() -> Device {
            Device {
                last: LastSitting::new(true),
                replays: 0,
            }
        }

        /// Gets the sitting, as everything does that needs it. `None`: it is still being read.
        fn get(&mut self, text: &str) -> Option<Result<Session, SaveError>> {
            match self.last.access(text) {
                Access::Here(read) => return Some(read.map(|session| *session)),
                Access::Read => self.replays += 1,
                Access::Coming => {}
            }
            None
        }

        /// The reading comes to its end.
        fn is_read(&mut self, text: &str) {
            let seed = Seed([1; 32]);
            let session = Session::new(table_for_four(), seed, seed).expect("the usual table");
            self.last = LastSitting::of(text.to_owned(), Ok(session));
        }
    }

    #[test]
    fn a_stored_sitting_is_replayed_once_until_it_goes_on() {
        let mut page = Device::new();
        assert!(page.last.is_unread());
        assert!(page.get("a").is_none(), "it is read when the page opens");
        assert!(page.get("a").is_none(), "Go on comes while it is read");
        page.is_read("a");
        assert_eq!(page.last.players().expect("it waits").1, 0);
        // In another tab a setting is changed. The same sitting is stored.
        page.last.follow(Some("a"));
        page.last.stop();
        assert!(page.get("a").is_some(), "it goes on");
        assert_eq!(page.replays, 1);
        assert!(page.get("a").is_none(), "it is given once");
    }

    #[test]
    fn a_sitting_that_makes_way_while_it_is_read_is_not_read_again() {
        let mut page = Device::new();
        assert!(page.get("a").is_none());
        // The first action of another sitting is to be stored, and this one becomes a result.
        assert!(page.get("a").is_none());
        page.is_read("a");
        assert!(page.get("a").is_some());
        assert_eq!(page.replays, 1);
    }

    #[test]
    fn what_cannot_be_read_and_stays_in_the_way_is_read_once() {
        let mut page = Device::new();
        assert!(page.get("a").is_none());
        page.last = LastSitting::of("a".into(), Err(SaveError::Newer));
        for _ in 0..3 {
            // Each action tries again to store the sitting in play.
            let read = page.get("a").expect("it has been read");
            page.last = LastSitting::of("a".into(), read);
        }
        assert_eq!(page.replays, 1);
    }

    #[test]
    fn what_another_page_has_stored_since_is_read_when_it_is_asked_for() {
        let mut page = Device::new();
        let _ = page.get("a");
        page.is_read("a");
        page.last.follow(Some("b"));
        assert!(!page.last.is_unread() && page.last.players().is_none());
        assert!(page.get("b").is_none());
        page.is_read("b");
        assert!(page.get("a").is_none(), "an older text is another sitting");
        assert_eq!(page.replays, 3);
        page.last.stop();
        assert!(matches!(page.last, LastSitting::Later));
        page.last.follow(None);
        assert!(matches!(page.last, LastSitting::None));
    }
}
