//! Nothing is lost: the sitting is kept on the device after every action, and can be taken up again.
//!
//! Pages in several tabs share what is kept. The one that was played at last owns it; the others say so and
//! keep nothing until they are told to go on.

mod carried;
mod store;
mod view;

use leptos::ev;
use leptos::prelude::*;

use super::game::{Game, ToKeep};
use super::pages::{Later, Parts};
use super::session::Session;
use super::{embed, entropy, link};

pub use view::{Elsewhere, Notice};

/// What is kept, shared by all components. Copies are the same.
#[derive(Clone, Copy)]
pub struct Keeper {
    /// What this page calls itself.
    page: StoredValue<String>,
    /// The sitting that was kept, until it is taken up or another is begun.
    found: StoredValue<Option<Session>, LocalStorage>,
    can_go_on: RwSignal<bool>,
    /// Whether another page plays now.
    elsewhere: RwSignal<bool>,
    /// What is to be said about it, and a save to be downloaded.
    notice: RwSignal<Option<Told>>,
    warned: StoredValue<bool>,
    /// A sitting that was carried here while another is kept, until it is said which one is to be played.
    carried: RwSignal<Option<String>>,
}

/// Something to be said about what is kept.
#[derive(Clone)]
struct Told {
    says: String,
    save: Option<String>,
}

impl Keeper {
    /// Takes care of the game.
    #[must_use]
    pub fn of(game: Game, later: Later) -> Keeper {
        let keeper = Keeper {
            page: StoredValue::new(entropy::seed().to_string()),
            found: StoredValue::new_local(None),
            can_go_on: RwSignal::new(false),
            elsewhere: RwSignal::new(false),
            notice: RwSignal::new(None),
            warned: StoredValue::new(false),
            carried: RwSignal::new(None),
        };
        // An embedded table keeps nothing: it is a guest on another page, and there may be several.
        if embed::is_embedded() {
            return keeper;
        }
        let brought = StoredValue::new(link::take_sitting());
        // What was kept is read once what reads it is here.
        let kept = StoredValue::new(store::sitting());
        if kept.with_value(Option::is_some) || brought.with_value(Option::is_some) {
            later.fetch();
        }
        Effect::new(move || {
            // Where it could not be fetched before, it is tried again with every action.
            if game.changes() > 0 {
                later.fetch();
            }
        });
        Effect::new(move || {
            if let Some(parts) = later.parts() {
                if let Some(text) = kept.try_update_value(Option::take).flatten() {
                    keeper.find(text, parts);
                }
                if let Some(text) = brought.try_update_value(Option::take).flatten() {
                    (parts.carried)(keeper, game, &text);
                }
                if game.changes() > 0 {
                    keeper.keep(game, parts);
                }
            }
        });
        window_event_listener(ev::storage, move |event| {
            if event.key().as_deref() == Some(store::OWNER) && keeper.is_owned_by_another() {
                keeper.elsewhere.set(game.changes() > 0);
            }
        });
        keeper
    }

    /// Whether a sitting waits to be taken up.
    pub fn can_go_on(self) -> bool {
        self.can_go_on.get()
    }

    /// Whether a sitting is kept, read or not.
    #[must_use]
    pub fn has_kept(self) -> bool {
        store::sitting().is_some()
    }

    /// Goes on with it.
    pub fn go_on(self, game: Game) {
        self.can_go_on.set(false);
        if let Some(session) = self.found.try_update_value(Option::take).flatten() {
            self.own();
            game.take_up(session);
        }
    }

    /// Whether another page plays now.
    pub fn is_elsewhere(self) -> bool {
        self.elsewhere.get()
    }

    /// Plays on this page: the sitting as the other page left it, where it is the same one.
    pub fn play_here(self, game: Game, later: Later) {
        let kept = store::sitting();
        self.own();
        self.elsewhere.set(false);
        if let (Some(text), Some(parts)) = (kept, later.parts())
            && let Ok(session) = (parts.read)(&text, entropy::seed())
            && game.is_the_sitting_of(&session)
        {
            game.take_up(session);
        }
    }

    fn find(self, text: String, parts: Parts) {
        match (parts.read)(&text, entropy::seed()) {
            Ok(session) => {
                self.found.set_value(Some(session));
                self.can_go_on.set(true);
            }
            Err(error) => {
                let kept = match store::put_aside(&text) {
                    Ok(()) => "It is put aside on this device, and a new game can begin.",
                    Err(store::NoRoom) => {
                        "A new game will take its place: save it to a file first."
                    }
                };
                self.notice.set(Some(Told {
                    says: format!("The sitting that was kept cannot go on: {error}. {kept}"),
                    save: Some(text),
                }));
            }
        }
    }

    fn keep(self, game: Game, parts: Parts) {
        if self.elsewhere.get_untracked() {
            return;
        }
        let kept = match game.to_keep(parts.write) {
            ToKeep::Nothing => return,
            ToKeep::Ended => {
                store::forget();
                Ok(())
            }
            ToKeep::Sitting(text) => store::keep(&text),
        };
        // Whoever plays on has made up his mind about what was kept before.
        self.can_go_on.set(false);
        self.own();
        if kept.is_err() && !self.warned.get_value() {
            self.warned.set_value(true);
            self.notice.set(Some(Told {
                says: "This browser keeps nothing for the page: the game lasts as long as the page is open."
                    .into(),
                save: None,
            }));
        }
    }

    fn own(self) {
        if store::owner().is_none_or(|owner| self.page.with_value(|page| *page != owner)) {
            // Where nothing can be kept there is nothing to own.
            let _ = self.page.with_value(|page| store::own(page));
        }
    }

    fn is_owned_by_another(self) -> bool {
        store::owner().is_some_and(|owner| self.page.with_value(|page| *page != owner))
    }
}
