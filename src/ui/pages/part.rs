//! The part of the program that is fetched later, as far as it is here.

use leptos::task::spawn_local;

use super::apart::{self, Parts};
use crate::ui::language;
use crate::ui::state::State;

/// The part, shared by all that waits for it. Copies are the same.
#[derive(Clone, Copy)]
pub struct Later {
    parts: State<Option<Parts>>,
    fetching: State<Fetching>,
}

/// How far the fetching is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Fetching {
    /// Nobody has wanted it.
    NotYet,
    /// It is on its way.
    UnderWay,
    /// It could not be fetched; whoever wants it may try again.
    Failed,
    /// It is here.
    Done,
}

impl Later {
    /// Not fetched yet.
    #[must_use]
    pub fn new() -> Later {
        Later {
            parts: State::new(None),
            fetching: State::new(Fetching::NotYet),
        }
    }

    /// Fetches it, unless it is here or on its way.
    pub fn fetch(self) {
        let now = self.fetching.get_untracked();
        if matches!(now, Fetching::NotYet | Fetching::Failed) {
            self.fetching.set(Fetching::UnderWay);
            spawn_local(async move {
                let mut parts = apart::parts().await.ok();
                // What waits here, or is asked for, may be of a game that has to be fetched as well.
                let games = match parts {
                    Some(parts) => (parts.games)().await,
                    None => false,
                };
                if !games || !language::speak_in_sheets().await {
                    parts = None;
                }
                let done = parts.map_or(Fetching::Failed, |_| Fetching::Done);
                self.fetching.set(done);
                // Nobody is to be told that there is nothing new.
                if parts.is_some() {
                    self.parts.set(parts);
                }
            });
        }
    }

    /// What it holds, once it is here.
    pub fn parts(self) -> Option<Parts> {
        self.parts.get()
    }

    /// How far the fetching is.
    pub fn fetching(self) -> Fetching {
        self.fetching.get()
    }
}

impl Default for Later {
    fn default() -> Later {
        Later::new()
    }
}
