//! The page: one table, and the sheets over it.

use std::mem::replace;

use leptos::prelude::*;
use web_sys::Event;

use super::board::Board;
use super::controls::Amount;
use super::game::Game;
use super::link::SheetLink;
use super::parts;
use super::patch::Node;
use crate::app::i18n::PageLanguage;
use crate::app::lazy::{Fetching, Piece, Sheet, Slot};
use crate::app::platform::first_move::FirstMove;
use crate::app::platform::state::{State, Stored};
use crate::app::platform::update::Update;
use crate::app::settings::Settings;
use crate::app::storage::SaveState;

/// For how long after a press another one is not meant, in milliseconds.
const CALM: f64 = 400.0;

/// Everything that the page draws from and presses change. Copies are the same page.
#[derive(Clone, Copy)]
pub struct Page {
    /// The player's settings.
    pub settings: Settings,
    /// The language of the page.
    pub page_language: PageLanguage,
    /// The parts of the program that are fetched later.
    pub lazy_parts: LazyParts,
    /// The open sheet. `None`: there is none.
    pub sheet: RwSignal<Option<Sheet>>,
    /// Owns what lives as long as the page.
    pub owner: Stored<Owner>,
    /// House rules or ten deals that came with the address.
    pub sheet_link: SheetLink,
    /// Whether a new version is ready.
    pub update: Update,
    /// Whether the visitor has moved.
    pub first_move: FirstMove,
    /// What is known of the stored sitting.
    pub save_state: SaveState,
    /// The game at this table.
    pub game: Game,
    /// The amount that is set for the next bet, loan or purchase of chips.
    pub amount: Amount,
    /// The board beside the table on a wide screen.
    pub board: Board,
    /// Whether a deal was asked for before the play part is here.
    pub dealing: State<bool>,
    /// When a press or the game last changed the controls, on the clock of events.
    pub pressed_at: Stored<f64>,
}

/// The play part of a page.
pub type Play = parts::Play<Page>;
/// The sitting part of a page.
pub type Sitting = parts::Sitting<Page>;
/// The sheets part of a page.
pub type Sheets = parts::Sheets<Page>;
/// The functions that fetch the parts of a page.
pub type Loaders = parts::Loaders<Page>;
/// The parts of a page, as far as they are here.
pub type LazyParts = parts::LazyParts<Page>;
/// Fills a slot of a page.
pub type Fill = parts::Fill<Page>;

impl Page {
    /// Deals: at once, or as soon as the play part is here.
    pub fn deal(self) {
        match self.lazy_parts.play_untracked() {
            Some(play) => (play.deal)(self.game),
            None => {
                self.dealing.set(true);
                self.lazy_parts.fetch_sitting();
            }
        }
    }

    /// Whether an event comes so soon after the controls have changed that it cannot be an answer to that: it is the
    /// second half of a double tap, or was meant for what stood there before. The next one is measured from here on.
    pub fn is_too_soon(self, event: &Event) -> bool {
        let now = event.time_stamp();
        let last = self.pressed_at.try_update_value(|at| replace(at, now));
        // In a lesson and a replay, one press is heard twice: by the page, and by the table in its place.
        last.is_some_and(|last| now > last && now - last < CALM)
    }

    /// Deals the sitting by number again that the page around this one asks for.
    pub fn deal_number_again(self) {
        self.sheet.set(Some(Sheet::Ten));
    }

    /// Resumes the stored sitting: now, or as soon as all that it needs is here.
    pub fn resume(self) {
        self.save_state.is_warning_due.set_value(true);
        self.save_state.resume_requested.set(true);
        self.save_state.has_game_failed.set(false);
        match untrack(move || self.lazy_parts.sitting()) {
            Some(parts) => (parts.take_stored)(self),
            None => self.lazy_parts.fetch_sitting(),
        }
    }

    /// Whether fetching what stores or resumes the sitting has failed.
    #[must_use]
    pub fn has_sitting_failed(self) -> bool {
        let Page {
            save_state,
            lazy_parts,
            ..
        } = self;
        lazy_parts.has_sitting_failed()
            || save_state.needs_sheets.get() && lazy_parts.sheets_fetching() == Fetching::Failed
            || save_state.resume_requested.get() && save_state.has_game_failed.get()
    }

    /// Tries again to fetch what stores or resumes the sitting.
    pub fn fetch_again(self) {
        self.lazy_parts.fetch_sitting();
        if self.save_state.needs_sheets.get_untracked() {
            self.lazy_parts.fetch_sheets();
        }
        self.save_state.has_game_failed.set(false);
    }

    /// Whether a deal waits for the play part.
    #[must_use]
    pub fn is_dealing(self) -> bool {
        self.dealing.get()
    }

    /// Fetches the sheets part, and the part that makes this sheet.
    pub fn fetch(self, sheet: Option<Sheet>) {
        self.lazy_parts.fetch_sheets();
        if let Some((parts, sheet)) = self.lazy_parts.sheets().zip(sheet) {
            (parts.fetch)(self, sheet);
        }
    }

    /// The state of fetching the parts that make a sheet.
    #[must_use]
    pub fn fetching(self, sheet: Sheet) -> Fetching {
        match self.lazy_parts.sheets() {
            Some(parts) => (parts.fetching)(self, sheet),
            None => self.lazy_parts.sheets_fetching(),
        }
    }

    /// A value of the whole page whose type only a later part knows. It is made with the first call.
    pub fn get_or_provide<T: Clone + Send + Sync + 'static>(self, new: impl FnOnce() -> T) -> T {
        let kept = || {
            use_context().unwrap_or_else(|| {
                let made = new();
                provide_context(made.clone());
                made
            })
        };
        self.owner.with_value(|owner| owner.with(kept))
    }

    /// The function that fills a slot. `None`: its part is not here.
    pub fn fill(self, slot: Slot) -> Option<Fill> {
        match slot {
            Slot::Sheet(sheet) if self.fetching(sheet) != Fetching::Done => None,
            _ => self.lazy_parts.sheets().map(|part| part.fill),
        }
    }

    /// The node of a slot. `None`: the part that fills it is not here.
    pub fn slot(self, slot: Slot) -> Option<Node> {
        self.fill(slot).map(|_| Node::slot(slot))
    }

    /// The node of a piece. It is filled again when the language changes.
    pub fn piece(self, piece: Piece) -> Option<Node> {
        self.slot_in_language(Slot::Piece(piece))
    }

    /// The result of the deal or the sitting. `None`: none is over, or the sitting part is not here.
    #[must_use]
    pub fn ending(self) -> Option<Node> {
        (self.lazy_parts.sitting()?.ending)(self)
    }

    /// The node of a slot that is filled again when the language changes.
    pub fn slot_in_language(self, slot: Slot) -> Option<Node> {
        let language = self.page_language.now()?;
        let nth = crate::app::i18n::ALL.iter().position(|one| one == language);
        Some(self.slot(slot)?.key(nth.unwrap_or(0) as u64))
    }
}
