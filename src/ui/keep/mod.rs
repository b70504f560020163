//! Nothing is lost: the sitting is kept on the device after every action, and can be taken up again.
//!
//! Pages in several tabs share what is kept. The one that was played at last owns it; the others say so and
//! keep nothing until they are told to go on.

mod care;
mod carried;
mod results;
mod stay;
mod store;
mod view;
mod whole;

use std::time::Duration;

use leptos::ev::{self, Custom};
use leptos::prelude::*;
use web_sys::Event;

use super::game::Game;
use super::pages::Later;
use super::session::Setup;
use super::{embed, entropy, link};
use crate::chance::Seed;
use crate::ui::live::whenever;
use crate::ui::state::{State, Stored};

pub use care::{find, go_on, keep};
pub use results::{MOST as MOST_RESULTS, Results};
pub use store::drop_aside;
pub use view::{Elsewhere, Notice};
pub use whole::{aside, file, keep_game, last_game};

/// Does something once what has changed is on the screen: writing a long sitting down takes a phone some time, and no tap
/// is to wait for it. A page that is not looked at draws no frame.
fn after_the_next_frame(then: impl FnOnce() + 'static) {
    let soon = move || set_timeout(then, Duration::ZERO);
    if document().hidden() {
        soon();
    } else {
        request_animation_frame(soon);
    }
}

/// What is kept, shared by all components. Copies are the same.
#[derive(Clone, Copy)]
pub struct Keeper {
    /// What this page calls itself.
    page: Stored<String>,
    later: Later,
    /// Whether what is kept can be taken up.
    can_go_on: State<bool>,
    /// Who sits there, and in which deal.
    waiting: Stored<Option<(Setup, u32)>>,
    /// Whether this page plays, or has played until another took over.
    plays: Stored<bool>,
    /// Whether another page does that.
    elsewhere: State<bool>,
    /// What is to be said about it, and a save to be downloaded.
    notice: State<Option<Told>>,
    warned: Stored<bool>,
    /// Whether something has changed that is not kept yet.
    is_due: Stored<bool>,
    /// Whether the browser has been asked not to clear away what is kept.
    asked_to_stay: Stored<bool>,
    /// Whether nothing is kept any more: the page is about to be loaded anew.
    rests: Stored<bool>,
    /// Counts the changes to the results of past sittings.
    results: State<u32>,
    /// What the packs of the sitting are shuffled from that this page kept last.
    kept_last: Stored<Option<Seed>>,
    /// A sitting that was carried here while another is kept, until it is said which one is to be played.
    carried: State<Option<String>>,
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
            page: Stored::new(entropy::seed().to_string()),
            later,
            can_go_on: State::new(false),
            waiting: Stored::new(None),
            plays: Stored::new(false),
            elsewhere: State::new(false),
            notice: State::new(None),
            warned: Stored::new(false),
            is_due: Stored::new(false),
            asked_to_stay: Stored::new(false),
            rests: Stored::new(false),
            results: State::new(0),
            kept_last: Stored::new(None),
            carried: State::new(None),
        };
        // An embedded table keeps nothing: it is a guest on another page, and there may be several.
        if embed::is_embedded() {
            return keeper;
        }
        let brought = Stored::new(link::take_sitting());
        // What was kept is read once what reads it is here.
        let kept = Stored::new(store::sitting());
        if kept.with_value(Option::is_some) || brought.with_value(Option::is_some) {
            later.fetch();
        }
        whenever(move |_| {
            // Where it could not be fetched before, it is tried again with every action.
            if game.changes() > 0 {
                later.fetch();
            }
        });
        whenever(move |_| {
            if let Some(parts) = later.parts() {
                if let Some(text) = kept.try_update_value(Option::take).flatten() {
                    (parts.find)(keeper, text);
                }
                if let Some(text) = brought.try_update_value(Option::take).flatten() {
                    (parts.carried)(keeper, game, &text);
                }
                if game.changes() > 0
                    && keeper
                        .is_due
                        .try_update_value(|due| !std::mem::replace(due, true))
                        == Some(true)
                {
                    after_the_next_frame(move || keeper.keep_due(game));
                }
            }
        });
        // Whoever turns to another page may not come back, and a page that is not looked at draws no frame.
        window_event_listener(ev::pagehide, move |_| keeper.keep_due(game));
        window_event_listener(Custom::<Event>::new("visibilitychange"), move |_| {
            keeper.keep_due(game);
        });
        window_event_listener(ev::storage, move |event| {
            if event.key().as_deref() == Some(store::OWNER) {
                keeper.gives_way();
            }
        });
        keeper
    }

    /// Whether a sitting waits to be taken up.
    pub fn can_go_on(self) -> bool {
        self.can_go_on.get()
    }

    /// Who sits in the sitting that waits, and in which deal it is.
    #[must_use]
    pub fn waiting(self) -> Option<(Setup, u32)> {
        let waits = self.can_go_on();
        self.waiting.get_value().filter(|_| waits)
    }

    /// Whether a sitting is kept, read or not.
    #[must_use]
    pub fn has_kept(self) -> bool {
        store::sitting().is_some()
    }

    /// Plays what is kept on this page, as the page that played it last has left it.
    pub fn go_on(self, game: Game) {
        if let Some(parts) = untrack(move || self.later.parts()) {
            (parts.go_on)(self, game);
        }
    }

    /// Whether another page plays now.
    pub fn is_elsewhere(self) -> bool {
        self.elsewhere.get()
    }

    /// Keeps what has changed since it was kept last, if anything has.
    fn keep_due(self, game: Game) {
        if let Some(parts) = untrack(move || self.later.parts())
            && self.is_due.try_update_value(std::mem::take) == Some(true)
        {
            (parts.keep)(self, game);
        }
    }

    fn own(self) {
        self.plays.set_value(true);
        if self.elsewhere.get_untracked() {
            self.elsewhere.set(false);
        }
        if store::owner().is_none_or(|owner| self.page.with_value(|page| *page != owner)) {
            // Where nothing can be kept there is nothing to own.
            let _ = self.page.with_value(|page| store::own(page));
        }
    }

    /// Whether this page played until another took over; it says so then, and keeps nothing more.
    fn gives_way(self) -> bool {
        let is_owned =
            store::owner().is_some_and(|owner| self.page.with_value(|page| *page != owner));
        let gives_way = is_owned && self.plays.get_value();
        if gives_way {
            self.elsewhere.set(true);
        }
        gives_way
    }
}
