//! The page: one table, and the sheets over it.

use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use web_sys::Element;

use super::board::Board;
use super::controls::{Amount, listen};
use super::drawing::draw;
use super::game::Game;
use super::link::{RulesLink, follow_shortcut};
use super::log::Log;
use super::not_yet::not_yet;
use super::parts::{Fill, LazyParts, Loaders};
use super::patch::Node;
use super::press::Press;
use super::ready;
use crate::app::i18n::{PageLanguage, say};
use crate::app::lazy::{Fetching, Piece, Sheet, Slot};
use crate::app::platform::first_move::FirstMove;
use crate::app::platform::frame;
use crate::app::platform::live::whenever;
use crate::app::platform::state::{State, Stored};
use crate::app::platform::update::Update;
use crate::app::settings::Settings;
use crate::app::storage::SaveState;
use crate::app::table::history;
use crate::sitting::session::Setup;
use crate::sitting::table_for_four;

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
    /// House rules that came with the address.
    pub rules_link: RulesLink,
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
}

/// Starts the page. An embedded page first waits for the sheets, which read its options, and for the messages, which
/// name its players.
pub fn begin(loads: Loaders, watch: fn(Page)) {
    let Some(body) = document().body() else {
        return;
    };
    let body: Element = body.into();
    let settings = Settings::new();
    settings.apply();
    let page_language = PageLanguage::follow(move || settings.get().language);
    let lazy_parts = LazyParts::new(loads);
    if !frame::is_embedded() {
        return Page::begin(
            &body,
            table_for_four(),
            settings,
            page_language,
            lazy_parts,
            watch,
        );
    }
    lazy_parts.fetch_sheets();
    let waits = Stored::new(true);
    let owner = Owner::current().unwrap_or_default();
    whenever(move |_| match lazy_parts.sheets() {
        Some(parts) if page_language.now().is_some() && waits.get_value() => {
            waits.set_value(false);
            let begin = || {
                Page::begin(
                    &body,
                    (parts.requested_setup)(),
                    settings,
                    page_language,
                    lazy_parts,
                    watch,
                )
            };
            untrack(|| owner.with(begin));
        }
        None if lazy_parts.sheets_fetching() == Fetching::Failed => not_fetched(&body),
        _ => {}
    });
}

/// Shows in place of the table that the game could not be fetched.
fn not_fetched(body: &Element) {
    let document = document();
    if let Ok(notice) = document.create_element("p") {
        notice.set_class_name("notice");
        // Both fail only for invalid names and for nodes that contain this one.
        let _ = notice.set_attribute("role", "alert");
        notice.set_text_content(Some(say::GAME_NOT_FETCHED.get()));
        let _ = body.append_child(&notice);
    }
}

impl Page {
    /// Sets up the table, and replaces the static first screen once there are messages.
    fn begin(
        body: &Element,
        setup: Setup,
        settings: Settings,
        page_language: PageLanguage,
        lazy_parts: LazyParts,
        watch: fn(Page),
    ) {
        let sheet = RwSignal::new(None::<Sheet>);
        let rules_link = RulesLink::watch(sheet);
        let first_move = FirstMove::new();
        let update = Update::watch();
        let Ok(game) = Game::new(setup, Log::new(), settings) else {
            return;
        };
        let save_state = SaveState::new();
        history::follow(sheet);
        let page = Page {
            settings,
            page_language,
            lazy_parts,
            sheet,
            owner: Stored::new(Owner::current().unwrap_or_default()),
            rules_link,
            update,
            first_move,
            save_state,
            game,
            amount: Amount::new(game),
            board: Board::watch(),
            dealing: State::new(false),
        };
        watch(page);
        // A stored sitting is not given up for a shortcut.
        follow_shortcut(sheet, move || {
            if !save_state.has_stored() {
                page.deal();
            }
        });
        on_loaded(page, |page| Some(page.lazy_parts.play()?.begin));
        on_loaded(page, |page| Some(page.lazy_parts.ends()?.begin));
        whenever(move |_| {
            if let Some(play) = lazy_parts.play()
                && page.dealing.get_untracked()
            {
                page.dealing.set(false);
                untrack(|| (play.deal)(game));
            }
        });
        // The sheets are fetched at the visitor's first move, to be here when one is opened.
        whenever(move |_| {
            let open = sheet.get();
            if open.is_some() || first_move.made() {
                page.fetch(open);
            }
        });
        // Making and drawing the page are two tasks. The browser answers presses between them.
        let (owner, body) = (Owner::current().unwrap_or_default(), body.clone());
        Timeout::new(0, move || owner.with(|| page.show(&body))).forget();
    }

    /// Draws the page in place of the static first screen, and begins to listen.
    fn show(self, body: &Element) {
        draw(self, body, scene);
        whenever(move |_| {
            if self.page_language.now().is_some()
                && let Some(shell) = document().get_element_by_id("shell")
            {
                shell.remove();
            }
        });
        listen(self);
        // The first screen can be pressed now. The play and autosave parts come next.
        Timeout::new(0, move || self.lazy_parts.fetch_first()).forget();
    }

    /// Deals: at once, or as soon as the play part is here.
    pub fn deal(self) {
        match self.lazy_parts.play_untracked() {
            Some(play) => (play.deal)(self.game),
            None => {
                self.dealing.set(true);
                self.lazy_parts.fetch_autosave();
            }
        }
    }

    /// Resumes the stored sitting: now, or as soon as the resume part is here.
    pub fn resume(self) {
        match untrack(move || self.lazy_parts.resume()) {
            Some(parts) => (parts.resume)(self.save_state, self.game),
            None => {
                self.save_state.resume_requested.set(true);
                self.lazy_parts.fetch_autosave();
            }
        }
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

    /// The result of the deal or the sitting. `None`: none is over, or the ends part is not here.
    #[must_use]
    pub fn ending(self) -> Option<Node> {
        (self.lazy_parts.ends()?.ending)(self)
    }

    fn slot_in_language(self, slot: Slot) -> Option<Node> {
        let language = self.page_language.now()?;
        let nth = crate::app::i18n::ALL.iter().position(|one| one == language);
        Some(self.slot(slot)?.key(nth.unwrap_or(0) as u64))
    }
}

/// The function that a part begins with. `None`: the part is not here.
type Begins = fn(Page) -> Option<fn(Page)>;

/// Runs what a part begins with, once, as soon as the part is here.
fn on_loaded(page: Page, begin: Begins) {
    let owner = Owner::current().unwrap_or_default();
    let waits = Stored::new(true);
    whenever(move |_| {
        if let Some(begin) = begin(page)
            && waits.try_update_value(std::mem::take) == Some(true)
        {
            untrack(|| owner.with(|| begin(page)));
        }
    });
}

/// The whole page. Pieces without words are not filled again when the language changes.
fn scene(page: Page) -> Vec<Node> {
    let mut scene = Vec::new();
    if page.page_language.now().is_some() {
        scene.push(table(page));
    }
    for piece in [Piece::Senses, Piece::InFrame] {
        scene.extend(page.slot(Slot::Piece(piece)));
    }
    scene
}

fn table(page: Page) -> Node {
    let Page {
        game,
        save_state,
        sheet,
        ..
    } = page;
    let play = page.lazy_parts.play().filter(|_| !game.is_new());
    let drawn = play.map_or_else(|| ready::draw(page), |play| (play.draw)(page));
    let is_away = matches!(sheet.get(), Some(Sheet::Replay | Sheet::Lesson(_)));
    let behind = drawn.is_behind || save_state.is_elsewhere() || is_away;
    let room = Node::new("div", "room")
        .attr_if(behind, "inert", "")
        .children(drawn.room);
    let open = sheet.get().map(|sheet| {
        let made = page.slot_in_language(Slot::Sheet(sheet));
        made.unwrap_or_else(|| not_yet(page, sheet))
    });
    let ends = page.lazy_parts.ends();
    let notices = ends.map_or_else(Vec::new, |ends| (ends.notices)(page));
    let status = Node::new("p", "sr")
        .attr("role", "status")
        .text_owned(drawn.status);
    Node::new("main", "table")
        .child(room)
        .maybe_child(unsaved_notice(page))
        .children(notices)
        .maybe_child(page.piece(Piece::Curtain))
        .maybe_child(open)
        .child(status)
}

/// The warning that nothing is saved for now, until it is closed or no longer true.
fn unsaved_notice(page: Page) -> Option<Node> {
    let Page {
        save_state,
        lazy_parts,
        ..
    } = page;
    let waits = || save_state.must_read_first.get() && lazy_parts.resume().is_none();
    let is_said = save_state.warns_unsaved.get() && (lazy_parts.autosave().is_none() || waits());
    let notice = || {
        let good = Node::new("button", "").on(Press::DismissUnsaved);
        Node::new("div", "notice")
            .attr("role", "alert")
            .child(Node::new("p", "").text(say::KEEPER_NOT_FETCHED.get()))
            .child(good.text(say::NOTICE_GOOD.get()))
    };
    is_said.then(notice)
}
