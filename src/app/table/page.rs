//! The page: one table, and the sheets over it.

use leptos::prelude::*;
use web_sys::{Element, HtmlElement};

use super::board::Board;
use super::experts::ExpertProgram;
use super::game::{Game, Model, Phase, Repertoire};
use super::link::SheetLink;
use super::patch::Node;
use super::press::{BankPress, NoticePress};
use super::scene::{Drawing, Functions, InProgress, Scene, StoredSitting};
use crate::app::i18n::{self, PageLanguage};
use crate::app::lazy::{Fetching, Filled, Lazy, Loading, OpenSheet, Sheet, Slot};
use crate::app::platform::first_move::FirstMove;
use crate::app::platform::frame;
use crate::app::platform::reactive::Stored;
use crate::app::platform::update::Update;
use crate::app::settings::Settings;
use crate::app::storage::{SaveState, store};
use crate::sitting::session::Setup;

/// Everything that the page draws from and presses change. Copies are the same page.
#[derive(Clone, Copy)]
pub struct Page {
    /// The player's settings.
    pub settings: Settings,
    pub page_language: PageLanguage,
    /// The programs that are fetched later.
    pub programs: Programs,
    /// The open sheet. `None`: there is none.
    pub sheet: OpenSheet,
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
    /// The board beside the table on a wide screen.
    pub board: Board,
    /// When a press was last taken or the game last changed the controls, on the clock of events.
    pub pressed_at: Stored<f64>,
}

/// What the program of all games brings: it stores the sitting, reads a stored one, and shows how deals end. It is fetched at
/// once where a sitting is stored, and otherwise with the first deal.
pub struct Games {
    /// Begins to serve the page: all games can be played, and the screen stays awake while a deal is played.
    pub begin: fn(Page),
    /// All games, for a table.
    pub repertoire: Repertoire,
    /// Stores the sitting in play. Where necessary it first reads another stored sitting and stores results.
    pub save: fn(Page),
    /// Reads the stored sitting, and resumes it if the player has asked for that. Fetches what is missing for it.
    pub take_stored: fn(Page),
    /// Resumes the sitting that the address of the page brings.
    pub take_from_address: fn(SaveState, Game),
    /// The notices of the autosave.
    pub notices: fn(Page) -> Vec<Node>,
    /// Handles a press on a notice.
    pub press: fn(Page, NoticePress),
    /// Handles a press at a table with real cards.
    pub bank: fn(Page, BankPress),
    pub drawing: Drawing,
}

/// What the program of the sheets brings.
pub struct Sheets {
    /// Fills a slot on the page.
    pub fill: Fill,
    /// The table that the address of an embedded page asks for.
    pub requested_setup: fn() -> Setup,
}

/// What the program of study brings.
pub struct Study {
    /// Makes a sheet.
    pub sheet: fn(Sheet) -> AnyView,
    /// Makes the *School* tab of the menu.
    pub school: fn() -> AnyView,
    /// Makes the *Odds* tab of the menu.
    pub odds: fn() -> AnyView,
    /// Makes the *Records* tab of the menu.
    pub records: fn() -> AnyView,
    /// Makes the *Statistics* tab of the menu.
    pub statistics: fn() -> AnyView,
}

/// What the program of cards on phones brings.
pub struct Phones {
    /// Makes a sheet.
    pub sheet: fn(Sheet) -> AnyView,
    /// Draws the screen of a phone into an element, in place of the table.
    pub screen: fn(Element, Settings),
}

/// Fills a slot. Dropping the result empties the slot again.
pub type Fill = fn(Slot, Page, HtmlElement) -> Filled;

/// What the first program plays and draws: the betting games.
#[derive(Clone, Copy)]
pub struct First {
    /// The betting games, for a table.
    pub repertoire: Repertoire,
    /// What draws them, and takes their presses.
    pub family: &'static Functions,
}

/// The first program, and the functions that fetch the others.
#[derive(Clone, Copy)]
pub struct Loaders {
    /// What is here from the beginning.
    pub first: First,
    /// Fetches all games.
    pub games: fn() -> Loading<Games>,
    /// Fetches the sheets.
    pub sheets: fn() -> Loading<Sheets>,
    /// Fetches study.
    pub study: fn() -> Loading<Study>,
    /// Fetches cards on phones.
    pub phones: fn() -> Loading<Phones>,
    /// Fetches what makes experts.
    pub experts: fn() -> Loading<ExpertProgram>,
}

/// The first program, and those that are fetched later, as far as they are here. Copies are the same programs.
#[derive(Clone, Copy)]
pub struct Programs {
    first: First,
    games: Lazy<Games>,
    sheets: Lazy<Sheets>,
    study: Lazy<Study>,
    phones: Lazy<Phones>,
    experts: Lazy<ExpertProgram>,
}

impl Programs {
    /// None is fetched yet.
    #[must_use]
    pub fn new(loaders: Loaders) -> Programs {
        Programs {
            first: loaders.first,
            games: Lazy::new(loaders.games),
            sheets: Lazy::new(loaders.sheets),
            study: Lazy::new(loaders.study),
            phones: Lazy::new(loaders.phones),
            experts: Lazy::new(loaders.experts),
        }
    }

    /// The functions of the family of a game. Until all games are here, a table plays only betting games.
    fn family_of(self, game: &Model, games: Option<&'static Drawing>) -> &'static Functions {
        games.map_or(self.first.family, |games| {
            game.public(|view| (games.family)(view.rules()))
        })
    }

    /// Fetches all games.
    pub fn fetch_games(self) {
        self.games.fetch();
    }

    /// Fetches the sheets, and the games that they need.
    pub fn fetch_sheets(self) {
        self.games.fetch();
        self.sheets.fetch();
    }

    /// Fetches study, and what it needs.
    pub fn fetch_study(self) {
        self.fetch_sheets();
        self.study.fetch();
    }

    /// Fetches cards on phones, and what they need.
    pub fn fetch_phones(self) {
        self.fetch_sheets();
        self.phones.fetch();
    }

    /// Fetches what makes experts.
    pub fn fetch_experts(self) {
        self.experts.fetch();
    }

    /// Fetches what makes experts, and waits for it. `None`: that failed.
    pub async fn load_experts(self) -> Option<&'static ExpertProgram> {
        self.experts.load().await
    }

    /// Fetches what makes this sheet.
    pub fn fetch(self, sheet: Sheet) {
        match sheet.is_study() {
            true => self.fetch_study(),
            false if sheet.is_of_phones() => self.fetch_phones(),
            false => self.fetch_sheets(),
        }
    }

    /// All games. `None`: they are not here.
    #[must_use]
    pub fn games(self) -> Option<&'static Games> {
        self.games.get()
    }

    /// All games, at this moment. `None`: they are not here.
    #[must_use]
    pub fn games_now(self) -> Option<&'static Games> {
        self.games.now()
    }

    /// The sheets, at this moment. `None`: they or the games are not here.
    #[must_use]
    pub fn sheets_now(self) -> Option<&'static Sheets> {
        self.games.now()?;
        self.sheets.now()
    }

    /// The sheets. `None`: they or the games are not here.
    #[must_use]
    pub fn sheets(self) -> Option<&'static Sheets> {
        self.games.get()?;
        self.sheets.get()
    }

    /// Study. `None`: it is not here.
    #[must_use]
    pub fn study(self) -> Option<&'static Study> {
        self.study.get()
    }

    /// Cards on phones. `None`: they are not here.
    #[must_use]
    pub fn phones(self) -> Option<&'static Phones> {
        self.phones.get()
    }

    /// What makes experts, at this moment. `None`: it is not here.
    #[must_use]
    pub fn experts(self) -> Option<&'static ExpertProgram> {
        self.experts.now()
    }

    /// Whether fetching the games has failed.
    #[must_use]
    pub fn have_games_failed(self) -> bool {
        self.games.fetching() == Fetching::Failed
    }

    /// The state of fetching the sheets.
    #[must_use]
    pub fn sheets_fetching(self) -> Fetching {
        match self.have_games_failed() {
            true => Fetching::Failed,
            false => self.sheets.fetching(),
        }
    }

    /// The state of fetching study.
    #[must_use]
    pub fn study_fetching(self) -> Fetching {
        match self.sheets_fetching() {
            Fetching::Done => self.study.fetching(),
            other => other,
        }
    }

    /// The state of fetching cards on phones.
    #[must_use]
    pub fn phones_fetching(self) -> Fetching {
        match self.sheets_fetching() {
            Fetching::Done => self.phones.fetching(),
            other => other,
        }
    }

    /// The state of fetching what makes a sheet.
    #[must_use]
    pub fn fetching(self, sheet: Sheet) -> Fetching {
        match sheet.is_study() {
            true => self.study_fetching(),
            false if sheet.is_of_phones() => self.phones_fetching(),
            false => self.sheets_fetching(),
        }
    }
}

impl Page {
    /// Deals the sitting by number again that the page around this one asks for.
    pub fn deal_number_again(self) {
        self.sheet.set(Some(Sheet::Ten));
    }

    /// Resumes the stored sitting: now, or as soon as all that it needs is here.
    pub fn resume(self) {
        self.save_state.accept();
        match self.programs.games_now() {
            Some(games) => (games.take_stored)(self),
            None => self.programs.fetch_games(),
        }
    }

    /// Whether fetching what stores or resumes the sitting has failed.
    #[must_use]
    pub fn has_saving_failed(self) -> bool {
        let needs_sheets = self.save_state.needs_sheets();
        self.programs.have_games_failed()
            || needs_sheets && self.programs.sheets_fetching() == Fetching::Failed
    }

    /// Tries again to fetch what stores or resumes the sitting.
    pub fn fetch_again(self) {
        match self.save_state.needs_sheets() {
            true => self.programs.fetch_sheets(),
            false => self.programs.fetch_games(),
        }
    }

    /// Draws from the scene of this moment. Who draws is called again when it changes.
    pub fn scene<T>(self, draw: impl FnOnce(&Scene<'_>) -> T) -> T {
        let save_state = self.save_state;
        let language = self.page_language.now();
        let nth = language.and_then(|now| i18n::ALL.iter().position(|one| one == now));
        let pieces = self.programs.sheets().and(nth);
        let games = self.programs.games().map(|games| &games.drawing);
        self.game.read(|game| {
            let family = self.programs.family_of(game, games);
            // During a deal nothing stored is asked for.
            let stored = match game.phase() {
                Phase::Ready => StoredSitting {
                    can_resume: save_state.can_resume(),
                    waiting: save_state.waiting(),
                    is_resuming: save_state.is_resuming(),
                    in_progress: store::get(store::IN_PROGRESS)
                        .map(|text| InProgress::of_stored(&text)),
                    is_new_here: save_state.is_new_here(),
                },
                _ => StoredSitting::default(),
            };
            draw(&Scene {
                stored,
                has_moved: self.first_move.made(),
                has_update: self.update.waits(),
                has_board: self.board.has_room(),
                is_embedded: frame::is_embedded(),
                pieces: pieces.map(|nth| nth as u64),
                ..Scene::of(game, family, games)
            })
        })
    }

    /// What takes the presses of the game on the screen.
    #[must_use]
    pub fn family(self) -> &'static Functions {
        let games = self.programs.games_now().map(|games| &games.drawing);
        self.game
            .peek_at(|game| self.programs.family_of(game, games))
    }

    /// A value of the whole page whose type only a later program knows. It is made with the first call.
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

    /// The function that fills a slot. `None`: its program is not here.
    pub fn fill(self, slot: Slot) -> Option<Fill> {
        match slot {
            Slot::Sheet(sheet) if self.programs.fetching(sheet) != Fetching::Done => None,
            _ => self.programs.sheets().map(|sheets| sheets.fill),
        }
    }

    /// The node of a slot. `None`: the program that fills it is not here.
    pub fn slot(self, slot: Slot) -> Option<Node> {
        self.fill(slot).map(|_| Node::slot(slot))
    }

    /// The node of a slot that is filled again when the language changes.
    pub fn slot_in_language(self, slot: Slot) -> Option<Node> {
        let language = self.page_language.now()?;
        let nth = crate::app::i18n::ALL.iter().position(|one| one == language);
        Some(self.slot(slot)?.key(nth.unwrap_or(0) as u64))
    }
}
