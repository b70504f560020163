//! A part of the program that is fetched later.

use std::pin::Pin;

use leptos::task::spawn_local;

use crate::app::platform::state::State;

/// A part that is being fetched. `None`: fetching failed. The part holds its own table of functions.
pub type Loading<T> = Pin<Box<dyn Future<Output = Option<&'static T>>>>;

/// A part that is fetched once, and its state. Copies are the same part.
pub struct Lazy<T: 'static> {
    part: State<Option<&'static T>>,
    fetching: State<Fetching>,
    load: fn() -> Loading<T>,
}

/// The state of fetching a part.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Fetching {
    /// Nobody has asked for it.
    NotYet,
    /// It is being fetched.
    UnderWay,
    /// Fetching failed. It can be tried again.
    Failed,
    /// It is here.
    Done,
}

impl<T: 'static> Lazy<T> {
    /// A part that is not fetched yet. `load` fetches it.
    #[must_use]
    pub fn new(load: fn() -> Loading<T>) -> Lazy<T> {
        Lazy {
            part: State::new(None),
            fetching: State::new(Fetching::NotYet),
            load,
        }
    }

    /// Fetches the part, unless it is here or being fetched.
    pub fn fetch(self) {
        if !begins(self.fetching) {
            return;
        }
        spawn_local(async move {
            let part = (self.load)().await;
            self.fetching
                .set(part.map_or(Fetching::Failed, |_| Fetching::Done));
            // Subscribers are notified only once the part is here.
            if part.is_some() {
                self.part.set(part);
            }
        });
    }

    /// The part. `None`: it is not here.
    #[must_use]
    pub fn get(self) -> Option<&'static T> {
        self.part.get()
    }

    /// Gets the part without subscribing.
    #[must_use]
    pub fn now(self) -> Option<&'static T> {
        self.part.get_untracked()
    }

    /// The state of fetching the part.
    #[must_use]
    pub fn fetching(self) -> Fetching {
        self.fetching.get()
    }
}

/// Marks the part as being fetched. Returns `false` if it is here or being fetched already.
fn begins(fetching: State<Fetching>) -> bool {
    let begins = matches!(
        fetching.get_untracked(),
        Fetching::NotYet | Fetching::Failed
    );
    if begins {
        fetching.set(Fetching::UnderWay);
    }
    begins
}

impl<T> Clone for Lazy<T> {
    fn clone(&self) -> Lazy<T> {
        *self
    }
}

impl<T> Copy for Lazy<T> {}
