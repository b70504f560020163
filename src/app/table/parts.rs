//! The functions that each part of the program contains, and the parts as far as they are fetched.

use std::any::Any;
use std::pin::Pin;

use web_sys::{Event, HtmlElement};

use super::felt::Ring;
use super::game::Game;
use super::page::Page;
use super::patch::Node;
use super::press::{NoticePress, Press};
use crate::app::lazy::{Fetching, Lazy, Loading, Sheet, Slot};
use crate::app::storage::SaveState;
use crate::engine::{Seat, View};
use crate::sitting::session::Setup;

/// The play part: the engine at work, the bots, and the drawing and presses of a deal. It is fetched as soon as the
/// first screen can be pressed.
pub struct Play {
    /// Watches the game of a page.
    pub begin: fn(Page),
    /// Deals.
    pub deal: fn(Game),
    /// Handles a press.
    pub press: fn(Page, Press, &Event),
    /// Handles a key. `false`: the key means nothing.
    pub key: fn(Page, String) -> bool,
    /// Draws the table.
    pub draw: fn(Page) -> TableNodes,
    /// The first eight digits of the next sitting's seal.
    pub seal: fn(Game) -> String,
    /// Counts for a page, in a worker.
    pub count: fn(),
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

/// The autosave part. It is fetched with the play part, so that a sitting is stored from its first action.
pub struct Autosave {
    /// Writes the sitting in hand. `false`: a stored sitting must be read first, or a result be stored.
    pub write: fn(SaveState, Game) -> bool,
}

/// The resume part: it reads stored sittings and stores results. It is fetched at once where a sitting is stored, and
/// otherwise with the first action.
pub struct Resume {
    /// Saves the sitting in play. Where necessary it first reads another stored sitting and stores results.
    pub save_all: fn(SaveState, Game),
    /// Reads the stored sitting.
    pub read_stored: fn(SaveState),
    /// Resumes the stored sitting on this page.
    pub resume: fn(SaveState, Game),
    /// Resumes the sitting in this text, which the address of the page has brought.
    pub take_from_address: fn(SaveState, Game, &str),
    /// The seats of a sitting that waits to be resumed.
    pub stored_seats: fn(&Setup) -> Vec<Node>,
}

/// The ends part: how deals end, and the notices of the autosave.
pub struct Ends {
    /// Watches the page: the screen stays awake while a deal is played.
    pub begin: fn(Page),
    /// The result of the deal or the sitting, if one is over.
    pub ending: fn(Page) -> Option<Node>,
    /// The notices of the autosave.
    pub notices: fn(Page) -> Vec<Node>,
    /// Handles a press on a notice.
    pub press: fn(Page, NoticePress),
    /// The portrait and the table talk beside a seat's plate.
    pub portrait_and_talk: fn(Page, View<'_>, Ring, Seat) -> Vec<Node>,
}

/// The sheets part. The big sheets are made by parts of their own, which this one fetches.
pub struct Sheets {
    /// Fills a slot on the page.
    pub fill: Fill,
    /// Fetches the part that makes a sheet, unless it is here or on its way.
    pub fetch: fn(Page, Sheet),
    /// The state of that fetching.
    pub fetching: fn(Page, Sheet) -> Fetching,
    /// Fetches the games that stored sittings and the address need. `false`: that failed.
    pub games: fn() -> Games,
    /// The table that the address of an embedded page asks for.
    pub requested_setup: fn() -> Setup,
}

/// Fills a slot. Dropping the result empties the slot again.
pub type Fill = fn(Slot, Page, HtmlElement) -> Box<dyn Any>;

/// Games that are being fetched.
pub type Games = Pin<Box<dyn Future<Output = bool>>>;

/// The functions that fetch the parts.
#[derive(Clone, Copy)]
pub struct Loaders {
    /// Fetches the play part.
    pub play: fn() -> Loading<Play>,
    /// Fetches the autosave part.
    pub autosave: fn() -> Loading<Autosave>,
    /// Fetches the resume part.
    pub resume: fn() -> Loading<Resume>,
    /// Fetches the ends part.
    pub ends: fn() -> Loading<Ends>,
    /// Fetches the sheets part.
    pub sheets: fn() -> Loading<Sheets>,
}

/// The parts that are fetched later, as far as they are here. Copies are the same parts.
#[derive(Clone, Copy)]
pub struct LazyParts {
    play: Lazy<Play>,
    autosave: Lazy<Autosave>,
    resume: Lazy<Resume>,
    ends: Lazy<Ends>,
    sheets: Lazy<Sheets>,
}

impl LazyParts {
    /// No part is fetched yet.
    #[must_use]
    pub fn new(loads: Loaders) -> LazyParts {
        LazyParts {
            play: Lazy::new(loads.play),
            autosave: Lazy::new(loads.autosave),
            resume: Lazy::new(loads.resume),
            ends: Lazy::new(loads.ends),
            sheets: Lazy::new(loads.sheets),
        }
    }

    /// Fetches the play and autosave parts: what the first action of a deal needs.
    pub fn fetch_first(self) {
        self.play.fetch();
        self.autosave.fetch();
    }

    /// Fetches the play, autosave, resume and ends parts.
    pub fn fetch_autosave(self) {
        self.fetch_first();
        self.resume.fetch();
        self.ends.fetch();
    }

    /// Fetches all parts.
    pub fn fetch_sheets(self) {
        self.fetch_autosave();
        self.sheets.fetch();
    }

    /// The play part. `None`: it is not here.
    #[must_use]
    pub fn play(self) -> Option<&'static Play> {
        self.play.get()
    }

    /// Gets the play part without subscribing.
    #[must_use]
    pub fn play_untracked(self) -> Option<&'static Play> {
        self.play.now()
    }

    /// The autosave part. `None`: it or the play part is not here.
    #[must_use]
    pub fn autosave(self) -> Option<&'static Autosave> {
        self.play.get()?;
        self.autosave.get()
    }

    /// The resume part. `None`: it or one before it is not here.
    #[must_use]
    pub fn resume(self) -> Option<&'static Resume> {
        self.autosave()?;
        self.resume.get()
    }

    /// The ends part. `None`: it or one before it is not here.
    #[must_use]
    pub fn ends(self) -> Option<&'static Ends> {
        self.autosave()?;
        self.ends.get()
    }

    /// The sheets part. `None`: it or one before it is not here.
    #[must_use]
    pub fn sheets(self) -> Option<&'static Sheets> {
        self.ends()?;
        self.sheets.get()
    }

    /// Whether fetching the play part has failed.
    #[must_use]
    pub fn has_play_failed(self) -> bool {
        self.play.fetching() == Fetching::Failed
    }

    /// Whether fetching the play, autosave or resume part has failed.
    #[must_use]
    pub fn has_autosave_failed(self) -> bool {
        let is_missed = |fetching| fetching == Fetching::Failed;
        self.has_play_failed()
            || is_missed(self.autosave.fetching())
            || is_missed(self.resume.fetching())
    }

    /// The state of fetching the sheets and all parts that they need.
    #[must_use]
    pub fn sheets_fetching(self) -> Fetching {
        if self.has_autosave_failed() || self.ends.fetching() == Fetching::Failed {
            Fetching::Failed
        } else {
            self.sheets.fetching()
        }
    }
}
