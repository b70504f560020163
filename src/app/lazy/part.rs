//! A program that is fetched later.

use std::pin::Pin;

use leptos::task::spawn_local;

use crate::app::platform::reactive::Reactive;

/// A program that is being fetched. `None`: fetching failed. It holds its own table of functions.
pub type Loading<T> = Pin<Box<dyn Future<Output = Option<&'static T>>>>;

/// A program that is fetched once, and its state. Copies are the same program.
pub struct Lazy<T: 'static> {
    here: Reactive<Option<&'static T>>,
    fetching: Reactive<Fetching>,
    load: fn() -> Loading<T>,
}

/// The state of fetching a program.
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
    /// A program that is not fetched yet. `load` fetches it.
    #[must_use]
    pub fn new(load: fn() -> Loading<T>) -> Lazy<T> {
        Lazy {
            here: Reactive::new(None),
            fetching: Reactive::new(Fetching::NotYet),
            load,
        }
    }

    /// Fetches the program, unless it is here or being fetched.
    pub fn fetch(self) {
        if begins(self.fetching) {
            spawn_local(async move {
                self.arrive().await;
            });
        }
    }

    /// Fetches the program, and waits for it. `None`: fetching failed.
    pub async fn load(self) -> Option<&'static T> {
        if let Some(here) = self.now() {
            return Some(here);
        }
        // Where it is on its way already, the browser fetches it once.
        begins(self.fetching);
        self.arrive().await
    }

    async fn arrive(self) -> Option<&'static T> {
        let program = (self.load)().await;
        self.fetching
            .set(program.map_or(Fetching::Failed, |_| Fetching::Done));
        // Subscribers are notified only once the program is here.
        if program.is_some() {
            self.here.set(program);
        }
        program
    }

    /// The program. `None`: it is not here.
    #[must_use]
    pub fn get(self) -> Option<&'static T> {
        self.here.get()
    }

    /// The program at this moment. Who reads it is not called when it arrives. `None`: it is not here.
    #[must_use]
    pub fn now(self) -> Option<&'static T> {
        self.here.get_untracked()
    }

    /// The state of fetching the program.
    #[must_use]
    pub fn fetching(self) -> Fetching {
        self.fetching.get()
    }
}

/// Marks the program as being fetched. Returns `false` if it is here or being fetched already.
fn begins(fetching: Reactive<Fetching>) -> bool {
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
