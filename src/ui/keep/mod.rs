//! Nothing is lost: the sitting is kept on the device after every action, and can be taken up again.
//!
//! What keeps it comes with the later part. Until that is here a press that wants a kept sitting is remembered, and what was
//! played is held: all of it is kept once the part has come.
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
use leptos::task::spawn_local;
use web_sys::Event;

use super::game::Game;
use super::language::say;
use super::pages::{Fetching, Later};
use super::session::Setup;
use super::{embed, entropy, link};
use crate::chance::Seed;
use crate::ui::live::whenever;
use crate::ui::patch::Node;
use crate::ui::press::Press;
use crate::ui::state::{State, Stored};

pub use care::{find, go_on, keep};
pub use results::{MOST as MOST_RESULTS, Results};
pub use store::drop_aside;
pub use view::{Elsewhere, Notice};
pub use whole::{aside, file, keep_game, last_game};

/// Does something once what has changed is on the screen: writing a long sitting down takes a phone some time, and no tap
/// is to wait for it. A page that is not looked at draws no frame.
fn after_the_next_frame(then: Box<dyn FnOnce()>) {
    let soon = move || after(0, then);
    if document().hidden() {
        soon();
    } else {
        request_animation_frame(soon);
    }
}

/// The sitting that is kept, as it is written there; empty where none is.
#[must_use]
pub fn kept_text() -> String {
    store::sitting().unwrap_or_default()
}

fn after(ms: u64, then: Box<dyn FnOnce()>) {
    set_timeout(then, Duration::from_millis(ms));
}

/// What is kept, shared by all components. Copies are the same.
#[derive(Clone, Copy)]
pub struct Keeper {
    /// What this page calls itself.
    page: Stored<String>,
    later: Later,
    /// Whether what is kept can be taken up, as far as is known: it may not have been read yet.
    can_go_on: State<bool>,
    /// Whether that was asked for before what reads it had come.
    wanted: State<bool>,
    /// Who sits there, and in which deal.
    waiting: Stored<Option<(Setup, u32)>>,
    /// Whether this page plays, or has played until another took over.
    plays: Stored<bool>,
    /// Whether another page does that.
    elsewhere: State<bool>,
    /// Whether it is to be said that what keeps the sitting could not be fetched.
    unkept: State<bool>,
    /// What is to be said about it, one after another, and what can be had as a file.
    notices: State<Vec<Told>>,
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
    file: Option<File>,
}

/// What is offered as a file then.
#[derive(Clone)]
enum File {
    /// This text.
    As(String),
    /// The sitting in hand, as it is at the press.
    InHand,
    /// The second text, which tells of the sitting that is kept as the first. Whoever has it needs that here no longer.
    InPlaceOf(String, String),
}

impl Keeper {
    /// Takes care of the game.
    #[must_use]
    pub fn of(game: Game, later: Later) -> Keeper {
        let is_kept = store::sitting().is_some();
        let keeper = Keeper {
            page: Stored::new(entropy::seed().to_string()),
            later,
            can_go_on: State::new(is_kept),
            wanted: State::new(false),
            waiting: Stored::new(None),
            plays: Stored::new(false),
            elsewhere: State::new(false),
            unkept: State::new(false),
            notices: State::new(Vec::new()),
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
        let unread = Stored::new(is_kept);
        if is_kept || brought.with_value(Option::is_some) {
            later.fetch();
        }
        whenever(move |_| {
            let is_played = game.changes() > 0;
            if is_played {
                keeper.is_due.set_value(true);
                // Where it could not be fetched before, it is tried again with every action.
                later.fetch();
            }
            let Some(parts) = later.parts() else { return };
            let is_unread = unread.try_update_value(std::mem::take) == Some(true);
            if keeper.wanted.get_untracked() {
                keeper.wanted.set(false);
                (parts.go_on)(keeper, game);
            } else if is_unread {
                (parts.find)(keeper);
            }
            if let Some(text) = brought.try_update_value(Option::take).flatten() {
                (parts.carried)(keeper, game, &text);
            }
            if is_played {
                after_the_next_frame(Box::new(move || keeper.keep_due(game)));
            }
        });
        // And again without one, at longer and longer intervals. That is said once.
        let mut seconds = 1;
        whenever(move |_| {
            let is_missed = game.changes() > 0 || keeper.wanted.get();
            if !is_missed || later.fetching() != Fetching::Failed {
                return;
            }
            keeper
                .unkept
                .set(seconds == 1 || keeper.unkept.get_untracked());
            seconds = (seconds * 2).min(60);
            after(seconds * 1000, Box::new(move || later.fetch()));
        });
        // Whoever turns to another page may not come back, and a page that is not looked at draws no frame.
        window_event_listener(ev::pagehide, move |_| keeper.keep_due(game));
        window_event_listener(Custom::<Event>::new("visibilitychange"), move |_| {
            keeper.keep_due(game);
        });
        window_event_listener(ev::storage, move |event| {
            if event.key().as_deref() == Some(store::OWNER) {
                keeper.gives_way();
            } else if event.key().as_deref() == Some(store::SITTING) {
                // It may be taken over, or give way to another.
                if let Some(parts) = untrack(move || later.parts()) {
                    spawn_local(async move {
                        (parts.games)().await;
                    });
                }
            }
            if event.key().as_deref() != Some(store::OWNER) && !keeper.plays.get_value() {
                // Another page may have begun a sitting, or ended it.
                keeper.waiting.set_value(None);
                keeper.can_go_on.set(keeper.has_kept());
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

    /// Whether nothing has been dealt on this device. Never on another page, where nothing tells.
    #[must_use]
    pub fn is_new_here(self) -> bool {
        !embed::is_embedded() && store::owner().is_none()
    }

    /// Plays what is kept on this page, as the page that played it last has left it: now, or once what reads it has come.
    pub fn go_on(self, game: Game) {
        match untrack(move || self.later.parts()) {
            Some(parts) => (parts.go_on)(self, game),
            None => {
                self.wanted.set(true);
                self.later.fetch();
            }
        }
    }

    /// Whether a kept sitting that was asked for is on its way.
    pub fn is_on_its_way(self) -> bool {
        self.can_go_on.get() && self.wanted.get()
    }

    /// Says that nothing is kept for now, until that has been read or is no longer so.
    pub fn says_unkept(self) -> Option<Node> {
        let is_said = self.unkept.get() && self.later.parts().is_none();
        let notice = || {
            let good = Node::new("button", "").on(Press::Unkept);
            Node::new("div", "notice")
                .with("role", "alert")
                .hold(Node::new("p", "").says(say::KEEPER_NOT_FETCHED.get()))
                .hold(good.says(say::NOTICE_GOOD.get()))
        };
        is_said.then(notice)
    }

    /// It has been read that nothing is kept for now.
    pub fn has_read(self) {
        self.unkept.set(false);
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
