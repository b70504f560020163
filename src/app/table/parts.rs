//! The functions that each part of the program contains, and the parts as far as they are fetched. `P` is the page that
//! they draw and change: it holds the parts, so it is named only where it is made (`page`).

use std::any::Any;

use web_sys::{Event, HtmlElement};

use super::felt::{Ring, Shown};
use super::game::Game;
use super::patch::Node;
use super::press::{NoticePress, Press};
use crate::app::lazy::{Fetching, Lazy, Loading, Sheet, Slot};
use crate::app::storage::SaveState;
use crate::engine::{Rules, Seat, View};
use crate::sitting::session::Setup;

/// The play part: the engine at work, the bots, and the drawing and presses of a deal. It is fetched as soon as the
/// first screen can be pressed.
pub struct Play<P: 'static> {
    /// Watches the game of a page.
    pub begin: fn(P),
    /// Deals.
    pub deal: fn(Game),
    /// Handles a press.
    pub press: fn(P, Press, &Event),
    /// Handles a key. `false`: the key means nothing.
    pub key: fn(P, String) -> bool,
    /// Draws the table.
    pub draw: fn(P) -> TableNodes,
}

/// The nodes of the table.
pub struct TableNodes {
    /// Whether something covers the table.
    pub is_behind: bool,
    /// The rail, the felt, the controls and, where there is room, the board.
    pub room: Vec<Node>,
    /// The status line for screen readers.
    pub status: String,
}

/// The sitting part: it stores the sitting, reads a stored one, and shows how deals end. It is fetched at once where a
/// sitting is stored, and otherwise with the first action, which is stored too.
pub struct Sitting<P: 'static> {
    /// Watches the page: the screen stays awake while a deal is played.
    pub begin: fn(P),
    /// Stores the sitting in play. Where necessary it first reads another stored sitting and stores results.
    pub save: fn(P),
    /// Reads the stored sitting, and resumes it if the player has asked for that. Fetches what is missing for it.
    pub take_stored: fn(P),
    /// Resumes the sitting that the address of the page brings.
    pub take_from_address: fn(SaveState, Game),
    /// The seats of a sitting that waits to be resumed.
    pub stored_seats: fn(&Setup) -> Vec<Node>,
    /// The result of the deal or the sitting, if one is over.
    pub ending: fn(P) -> Option<Node>,
    /// The notices of the autosave.
    pub notices: fn(P) -> Vec<Node>,
    /// Handles a press on a notice.
    pub press: fn(P, NoticePress),
    /// The cards at the seats, for those who listen.
    pub aloud: fn(P, &Shown) -> Node,
    /// The portrait and the table talk beside a seat's plate.
    pub portrait_and_talk: fn(P, View<'_>, Ring, Seat) -> Vec<Node>,
}

/// The sheets part. The big sheets are made by parts of their own, which this one fetches.
pub struct Sheets<P: 'static> {
    /// Fills a slot on the page.
    pub fill: Fill<P>,
    /// Fetches the part that makes a sheet, unless it is here or on its way.
    pub fetch: fn(P, Sheet),
    /// The state of that fetching.
    pub fetching: fn(P, Sheet) -> Fetching,
    /// Fetches what plays and draws a game of these rules, and then calls a function. The argument says whether it is
    /// here.
    pub with_game: fn(&Rules, Then),
    /// The table that the address of an embedded page asks for.
    pub requested_setup: fn() -> Setup,
}

/// A callback. Its argument says whether something is here.
pub type Then = Box<dyn FnOnce(bool)>;

/// Fills a slot. Dropping the result empties the slot again.
pub type Fill<P> = fn(Slot, P, HtmlElement) -> Box<dyn Any>;

/// The functions that fetch the parts.
#[derive(Clone, Copy)]
pub struct Loaders<P: 'static> {
    /// Fetches the play part.
    pub play: fn() -> Loading<Play<P>>,
    /// Fetches the sitting part.
    pub sitting: fn() -> Loading<Sitting<P>>,
    /// Fetches the sheets part.
    pub sheets: fn() -> Loading<Sheets<P>>,
}

/// The parts that are fetched later, as far as they are here. Copies are the same parts.
#[derive(Clone, Copy)]
pub struct LazyParts<P: 'static> {
    play: Lazy<Play<P>>,
    sitting: Lazy<Sitting<P>>,
    sheets: Lazy<Sheets<P>>,
}

impl<P: Copy + 'static> LazyParts<P> {
    /// No part is fetched yet.
    #[must_use]
    pub fn new(loads: Loaders<P>) -> LazyParts<P> {
        LazyParts {
            play: Lazy::new(loads.play),
            sitting: Lazy::new(loads.sitting),
            sheets: Lazy::new(loads.sheets),
        }
    }

    /// Fetches the play part: what the first card needs.
    pub fn fetch_play(self) {
        self.play.fetch();
    }

    /// Fetches the play and sitting parts.
    pub fn fetch_sitting(self) {
        self.fetch_play();
        self.sitting.fetch();
    }

    /// Fetches all parts.
    pub fn fetch_sheets(self) {
        self.fetch_sitting();
        self.sheets.fetch();
    }

    /// The play part. `None`: it is not here.
    #[must_use]
    pub fn play(self) -> Option<&'static Play<P>> {
        self.play.get()
    }

    /// Gets the play part without subscribing.
    #[must_use]
    pub fn play_untracked(self) -> Option<&'static Play<P>> {
        self.play.now()
    }

    /// The sitting part. `None`: it or the play part is not here.
    #[must_use]
    pub fn sitting(self) -> Option<&'static Sitting<P>> {
        self.play.get()?;
        self.sitting.get()
    }

    /// The sheets part. `None`: it or one before it is not here.
    #[must_use]
    pub fn sheets(self) -> Option<&'static Sheets<P>> {
        self.sitting()?;
        self.sheets.get()
    }

    /// Whether fetching the play part has failed.
    #[must_use]
    pub fn has_play_failed(self) -> bool {
        self.play.fetching() == Fetching::Failed
    }

    /// Whether fetching the play or sitting part has failed.
    #[must_use]
    pub fn has_sitting_failed(self) -> bool {
        self.has_play_failed() || self.sitting.fetching() == Fetching::Failed
    }

    /// The state of fetching the sheets and all parts that they need.
    #[must_use]
    pub fn sheets_fetching(self) -> Fetching {
        if self.has_sitting_failed() {
            Fetching::Failed
        } else {
            self.sheets.fetching()
        }
    }
}
