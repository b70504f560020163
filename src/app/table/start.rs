//! The start: sets up the page, and draws it in place of the static first screen.

use gloo::timers::callback::Timeout;
use leptos::prelude::*;
use web_sys::Element;

use super::board::Board;
use super::controls::{Amount, listen};
use super::drawing::draw;
use super::game::Game;
use super::history;
use super::link::{SheetLink, follow_shortcut};
use super::log::Log;
use super::not_yet::not_yet;
use super::page::{LazyParts, Loaders, Page};
use super::patch::Node;
use super::press::Press;
use super::ready;
use super::retry::Retry;
use crate::app::i18n::{PageLanguage, say};
use crate::app::lazy::{Fetching, Piece, Sheet, Slot};
use crate::app::platform::first_move::FirstMove;
use crate::app::platform::frame;
use crate::app::platform::live::whenever;
use crate::app::platform::state::{State, Stored};
use crate::app::platform::update::Update;
use crate::app::settings::Settings;
use crate::app::storage::SaveState;
use crate::sitting::session::Setup;
use crate::sitting::table_for_four;

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
        return set_up(
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
    let again = Retry::new(lazy_parts);
    whenever(move |_| {
        again.track();
        match lazy_parts.sheets() {
            Some(parts) if page_language.now().is_some() && waits.get_value() => {
                waits.set_value(false);
                let setup = (parts.requested_setup)();
                let rules = setup.rules.clone();
                let (owner, body) = (owner.clone(), body.clone());
                let begin = move |is_here: bool| {
                    if !is_here {
                        waits.set_value(true);
                        return again.failed(&body);
                    }
                    again.end();
                    let begin = || set_up(&body, setup, settings, page_language, lazy_parts, watch);
                    untrack(|| owner.with(begin));
                };
                (parts.with_game)(&rules, Box::new(begin));
            }
            None if lazy_parts.sheets_fetching() == Fetching::Failed => again.failed(&body),
            _ => {}
        }
    });
}

/// Sets up the table, and replaces the static first screen once there are messages.
fn set_up(
    body: &Element,
    setup: Setup,
    settings: Settings,
    page_language: PageLanguage,
    lazy_parts: LazyParts,
    watch: fn(Page),
) {
    let sheet = RwSignal::new(None::<Sheet>);
    let sheet_link = SheetLink::watch(sheet);
    let first_move = FirstMove::new();
    let update = Update::watch();
    let asked = Game::new(setup, Log::new(), settings);
    let is_refused = asked.is_err();
    // The usual table can always be set up.
    let made = asked.or_else(|_| Game::new(table_for_four(), Log::new(), settings));
    let Ok(game) = made else {
        return;
    };
    let save_state = SaveState::new();
    if is_refused {
        save_state.notify(say::TABLE_NOT_MADE.get().into(), None);
    }
    history::follow(sheet);
    let page = Page {
        settings,
        page_language,
        lazy_parts,
        sheet,
        owner: Stored::new(Owner::current().unwrap_or_default()),
        sheet_link,
        update,
        first_move,
        save_state,
        game,
        amount: Amount::new(game),
        board: Board::watch(),
        dealing: State::new(false),
        pressed_at: Stored::new(f64::NEG_INFINITY),
    };
    watch(page);
    // A stored sitting is not given up for a shortcut.
    follow_shortcut(sheet, move || {
        if !save_state.has_stored() {
            page.deal();
        }
    });
    on_loaded(page, |page| Some(page.lazy_parts.play()?.begin));
    on_loaded(page, |page| Some(page.lazy_parts.sitting()?.begin));
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
    Timeout::new(0, move || owner.with(|| show(page, &body))).forget();
}

/// Draws the page in place of the static first screen, and begins to listen.
fn show(page: Page, body: &Element) {
    draw(page, body, scene);
    whenever(move |_| {
        if page.page_language.now().is_some()
            && let Some(shell) = document().get_element_by_id("shell")
        {
            shell.remove();
        }
    });
    listen(page);
    // The first screen can be pressed now. The play part comes next.
    Timeout::new(0, move || page.lazy_parts.fetch_play()).forget();
}

/// Returns the first function to call in a part. `None`: the part is not here.
type Begins = fn(Page) -> Option<fn(Page)>;

/// Calls the first function of a part once, as soon as the part is here.
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
    let is_away = matches!(
        sheet.get(),
        Some(Sheet::Replay | Sheet::Trial(_) | Sheet::Lesson(_) | Sheet::Ten)
    );
    let behind = drawn.is_behind || save_state.is_elsewhere() || is_away;
    let room = Node::new("div", "room")
        .attr_if(behind, "inert", "")
        .children(drawn.room);
    let open = sheet.get().map(|sheet| {
        let made = page.slot_in_language(Slot::Sheet(sheet));
        made.unwrap_or_else(|| not_yet(page, sheet))
    });
    let sitting = page.lazy_parts.sitting();
    let notices = sitting.map_or_else(Vec::new, |part| (part.notices)(page));
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

/// The warning that nothing is saved for now, or that the stored sitting cannot go on yet, until it is closed or no
/// longer true.
fn unsaved_notice(page: Page) -> Option<Node> {
    let Page {
        save_state,
        lazy_parts,
        ..
    } = page;
    let is_asked = save_state.is_anything_asked();
    let waits = lazy_parts.sitting().is_none()
        || save_state.needs_sheets.get() && lazy_parts.sheets().is_none()
        || is_asked && save_state.has_game_failed.get()
        || save_state.link_waits.get();
    let is_said = save_state.warns_unsaved.get() && waits;
    let says = match is_asked {
        true => say::SITTING_NOT_FETCHED,
        false => say::KEEPER_NOT_FETCHED,
    };
    let notice = || {
        let again = Node::new("button", "").on(Press::FetchAgain);
        let good = Node::new("button", "").key(1).on(Press::DismissUnsaved);
        Node::new("div", "notice")
            .attr("role", "alert")
            .child(Node::new("p", "").text(says.get()))
            .child(again.text(say::TRY_AGAIN.get()))
            .child(good.text(say::NOTICE_GOOD.get()))
    };
    is_said.then(notice)
}
